import { attributeOf, type Element } from './dom';

/** What readers work with, load or look at, but do not read. */
const TAGS = new Set(
  'audio button canvas caption dialog iframe input meter nav noscript object progress script select style svg template textarea title video'.split(
    ' ',
  ),
);

const ROLES = new Set(['tablist', 'toolbar', 'status']);

/**
 * Whether an element is no text of the page: interface, code that is loaded, what is hidden. A
 * caption is for screen readers and says what the heading above says. `data-search="ignore"` is how
 * the theme marks the rest.
 */
export function isIgnored(element: Element): boolean {
  return (
    TAGS.has(element.tagName) ||
    ROLES.has(attributeOf(element, 'role') ?? '') ||
    attributeOf(element, 'data-search') === 'ignore' ||
    attributeOf(element, 'aria-hidden') === 'true' ||
    attributeOf(element, 'hidden') !== undefined
  );
}
