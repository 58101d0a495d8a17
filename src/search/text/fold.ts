// Only marks that people often omit. The vowel signs of Thai or Hindi are marks as well, but
// without them a word is another word.
const DROPPED_MARKS = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f]/g;
// Letters whose stroke or ligature Unicode does not decompose, and the two forms of the small
// sigma.
const REPLACED_LETTERS = /[øđłħæœþðς]/g;
const REPLACEMENTS: Record<string, string> = {
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ħ: 'h',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ð: 'd',
  ς: 'σ',
};

const NOT_ASCII = /[^\0-\x7f]/;

/**
 * The form in which words are compared: case, diacritics and width folded. Upper case comes first
 * because it, unlike lower case, unites ß with ss.
 */
export function fold(text: string): string {
  if (!NOT_ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(DROPPED_MARKS, '')
    .toUpperCase()
    .toLowerCase()
    .replace(REPLACED_LETTERS, (letter) => REPLACEMENTS[letter] ?? letter)
    .normalize('NFC');
}
