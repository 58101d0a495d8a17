/** Attribute that holds the style of an element of markup. */
export const MARKUP_STYLE = 'data-style';

/** The tag of an element with a style attribute. */
export const STYLED_TAG = /(<[a-z][^<>]*? )style="([^"]*)"/g;

/** Any style attribute, also one that is not written like that. */
export const STYLE_ATTRIBUTE = /<[a-z][^<>]*\sstyle=["']/i;

/**
 * Markup whose styles are in an attribute of another name: the content security policy of the site
 * forbids style attributes in HTML.
 */
export function holdStyles(markup: string): string {
  return markup.replace(STYLED_TAG, `$1${MARKUP_STYLE}="$2"`);
}

/**
 * Gives the elements of such markup their styles as properties, which the policy allows, and takes
 * those of the rules from them (src/site/build/static-html/styleRules.ts), so that React can
 * change the styles from here on.
 */
export function restoreStyles(root: Element): void {
  for (const element of root.querySelectorAll<HTMLElement>(`[${MARKUP_STYLE}]`)) {
    element.style.cssText = element.getAttribute(MARKUP_STYLE) ?? '';
    element.removeAttribute(MARKUP_STYLE);
  }
}

/**
 * The markup inside of an element without the styles that a translation or an extension has given
 * to elements: the policy of the site would refuse each of them.
 */
export function markupOf(element: Element): string {
  if (!element.querySelector('[style]')) return element.innerHTML;
  const copy = element.cloneNode(true) as Element;
  for (const styled of copy.querySelectorAll('[style]')) styled.removeAttribute('style');
  return copy.innerHTML;
}
