import {
  attributeOf,
  childrenOf,
  elementsIn,
  type Fragment,
  isElement,
  removeNode,
} from '../../../lib/markup';
import { FINDABLE, HELD_STYLE } from '../../../document/contract';

/** React writes these of components in front of the markup when it renders no `<head>`. */
const IN_HEAD = new Set(['title', 'meta', 'link']);

/** Takes the elements of the head from the beginning of the markup. */
export function takeHead(root: Fragment): Fragment {
  const children = [...root.childNodes];
  const end = children.findIndex((node) => !isElement(node) || !IN_HEAD.has(node.tagName));
  const head = end < 0 ? children : children.slice(0, end);
  head.forEach(removeNode);
  return { ...root, childNodes: head };
}

/** Whether an element is among the children of a node. */
export function hasChild(root: Fragment, tagName: string): boolean {
  return childrenOf(root).some((node) => isElement(node) && node.tagName === tagName);
}

/**
 * Moves the styles of elements into an attribute of another name: the content security policy of
 * the site forbids style attributes.
 *
 * @returns Rules that do the same until the browser has given the elements their styles
 *   (src/document/page/markupStyles.ts).
 */
export function holdStyles(root: Fragment): string {
  const styles = new Set<string>();
  for (const { attrs } of elementsIn(root)) {
    for (const attribute of attrs) {
      if (attribute.name !== 'style') continue;
      attribute.name = HELD_STYLE;
      styles.add(attribute.value);
    }
  }
  return [...styles].map((style) => `[${HELD_STYLE}=${JSON.stringify(style)}]{${style}}`).join('');
}

/** Lets browsers look into panels of tabs that are not selected when they search the page. */
export function makeFindable(root: Fragment): void {
  for (const element of elementsIn(root)) {
    const hidden = element.attrs.find(({ name }) => name === 'hidden');
    if (hidden && attributeOf(element, 'role') === 'tabpanel') hidden.value = FINDABLE;
  }
}
