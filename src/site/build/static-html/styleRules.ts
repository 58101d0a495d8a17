import { MARKUP_STYLE, STYLED_TAG } from '../../../document/page/markupStyles';

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

const decode = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);

/**
 * Rules that do what the style attributes of markup do, until the browser has given the elements
 * their styles (src/document/page/markupStyles.ts).
 *
 * @param markup - As React writes it.
 */
export function styleRules(markup: string): string {
  const styles = [...markup.matchAll(STYLED_TAG)].map(([, , style = '']) => decode(style));
  return [...new Set(styles)]
    .map((style) => `[${MARKUP_STYLE}=${JSON.stringify(style)}]{${style}}`)
    .join('');
}
