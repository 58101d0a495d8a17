import { type DefaultTreeAdapterMap, defaultTreeAdapter, parse } from 'parse5';

/** A node of the parsed markup. */
export type Node = DefaultTreeAdapterMap['node'];

/** An element of the parsed markup. */
export type Element = DefaultTreeAdapterMap['element'];

/** Parses the markup of a page or of its root element as a browser does. */
export function parseMarkup(markup: string): Node {
  return parse(markup);
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
