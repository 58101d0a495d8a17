/** What React renders nothing for is not among them. */
const isShown = (child: unknown): boolean => child != null && typeof child !== 'boolean';

/**
 * The text of an element that has nothing but text; undefined of every other. As its only child,
 * React can still set it when a browser that translates the page, or an extension, has replaced the
 * text node. Of several text nodes it keeps each, and throws when it removes one that is gone.
 *
 * @param type - Of the element: only those of HTML have text nodes.
 */
export function textOf(type: unknown, children: unknown): string | undefined {
  const shown = [children].flat().filter(isShown);
  const isText = shown[0] !== undefined && shown.every((c) => /string|number/.test(typeof c));
  return typeof type === 'string' && isText ? shown.join('') : undefined;
}
