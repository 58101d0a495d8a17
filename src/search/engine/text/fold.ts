import { TRADITIONAL } from './traditional';

// Only marks that people often omit. The vowel signs of Thai or Hindi are marks as well, but
// without them a word is another word.
const DROPPED_MARKS = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f]/g;
// Letters whose stroke or ligature Unicode does not decompose, and the two forms of the small
// sigma: each before what it becomes.
const LETTERS = 'øo đd łl ħh æae œoe þth ðd ςσ';
const REPLACEMENTS: Readonly<Record<string, string>> = Object.fromEntries(
  `${LETTERS} ${TRADITIONAL}`.split(' ').map((pair) => [pair.charAt(0), pair.slice(1)]),
);

const NOT_ASCII = /[^\0-\x7f]/;

/**
 * The form in which words are compared: case, diacritics, width and traditional characters folded.
 * Upper case comes first because it, unlike lower case, unites ß with ss.
 */
export function fold(text: string): string {
  if (!NOT_ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(DROPPED_MARKS, '')
    .toUpperCase()
    .toLowerCase()
    .replace(/[^\0-\x7f]/g, (letter) => REPLACEMENTS[letter] ?? letter)
    .normalize('NFC');
}
