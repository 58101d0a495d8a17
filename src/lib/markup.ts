import {
  type DefaultTreeAdapterMap,
  defaultTreeAdapter,
  parse,
  parseFragment,
  serialize,
} from 'parse5';

/** A node of the parsed markup. */
export type Node = DefaultTreeAdapterMap['node'];

/** An element of the parsed markup. */
export type Element = DefaultTreeAdapterMap['element'];

/** Parsed markup that has no document around it. */
export type Fragment = DefaultTreeAdapterMap['documentFragment'];

/**
 * Parses the markup of a page or of its root element as a browser without script does, which reads
 * what is in `<noscript>`.
 */
export function parseMarkup(markup: string): Node {
  return parse(markup, { scriptingEnabled: false });
}

/** Parses the markup inside of an element. */
export function parseInner(markup: string): Fragment {
  return parseFragment(markup, { scriptingEnabled: false });
}

/** Takes a node away from what it is in. */
export function removeNode(node: DefaultTreeAdapterMap['childNode']): void {
  defaultTreeAdapter.detachNode(node);
}

/**
 * Stand for characters that HTML may have as they are, and that are written as references: the
 * serializer knows no such choice. No text has them (Unicode's private use area).
 */
const REFERENCES = [
  ['\uE000', '&#64;'],
  ['\uE001', '&lt;'],
] as const;

const [[AT], [LESS_THAN]] = REFERENCES;

/** An @ that a host might take for the one of an e-mail address, such as that of `react@19.3.1`. */
const ADDRESS_SIGN = /(?<=[\w.+-])@(?=[\w-]+\.)/g;

/** Elements in which a character reference stays as it is. */
const RAW_TEXT = new Set(['script', 'style']);

function markReferences(node: Node): void {
  for (const child of childrenOf(node)) {
    if (isElement(child)) {
      for (const attribute of child.attrs)
        attribute.value = attribute.value.replace(ADDRESS_SIGN, AT).replaceAll('<', LESS_THAN);
      if (!RAW_TEXT.has(child.tagName)) markReferences(child);
    } else if (defaultTreeAdapter.isTextNode(child)) {
      child.value = child.value.replace(ADDRESS_SIGN, AT);
    }
  }
}

/**
 * The HTML of parsed markup, which is changed: without what looks like e-mail addresses to a host
 * that hides those behind a script
 * (https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/), and
 * without `<` in attributes, which programs that look for tags may take for the start of one.
 */
export function toHtml(root: Fragment): string {
  markReferences(root);
  return REFERENCES.reduce(
    (html, [character, reference]) => html.replaceAll(character, reference),
    serialize(root, { scriptingEnabled: false }),
  );
}

/** Whether a node is an element. */
export function isElement(node: Node): node is Element {
  return defaultTreeAdapter.isElementNode(node);
}

/** The characters of a text node, undefined for other nodes. */
export function charactersOf(node: Node): string | undefined {
  return defaultTreeAdapter.isTextNode(node) ? node.value : undefined;
}

/** The child nodes of a node; a text has none. */
export function childrenOf(node: Node): readonly Node[] {
  return 'childNodes' in node ? node.childNodes : [];
}

/** The value of an attribute, undefined where it is not set. */
export function attributeOf(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

/** Whether an element has a class. */
export function hasClass(element: Element, name: string): boolean {
  return (attributeOf(element, 'class') ?? '').split(/\s+/).includes(name);
}

/** The elements below a node that match, in the order of the page, without those inside a match. */
export function findAll(root: Node, matches: (element: Element) => boolean): Element[] {
  return childrenOf(root).flatMap((node) => {
    if (isElement(node) && matches(node)) return [node];
    return findAll(node, matches);
  });
}

/** Every element below a node, in the order of the page. */
export function elementsIn(root: Node): Element[] {
  const elements: Element[] = [];
  const visit = (parent: Node) => {
    for (const node of childrenOf(parent)) {
      if (isElement(node)) elements.push(node);
      visit(node);
    }
  };
  visit(root);
  return elements;
}

/** All characters below a node, as they are. */
export function rawTextOf(root: Node): string {
  return charactersOf(root) ?? childrenOf(root).map(rawTextOf).join('');
}
