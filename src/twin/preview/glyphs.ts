/** Code points from the first to the last, both included. */
export type Range = [first: number, last: number];

/** Reads ranges as CSS writes them, such as `U+0000-00FF,U+2116`. */
export function parseRanges(text: string): Range[] {
  return text.split(',').map((range) => {
    const [first = '', last = first] = range.trim().slice('U+'.length).split('-');
    return [parseInt(first, 16), parseInt(last, 16)];
  });
}

/** What joins emoji and says how they look. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

/**
 * A text without the characters that a font has no glyph for, such as Chinese ones and emoji: each
 * would be a box in a picture.
 *
 * @param ranges - That the font has.
 */
export function withGlyphs(text: string, ranges: readonly Range[]): string {
  const has = (char: string) => {
    const point = char.codePointAt(0) ?? 0;
    return !INVISIBLE.test(char) && ranges.some(([first, last]) => first <= point && point <= last);
  };
  return [...text].filter(has).join('').replace(/\s+/g, ' ').trim();
}
