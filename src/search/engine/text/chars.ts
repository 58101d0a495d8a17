/** Anything that separates words. */
export const GAP = 1;
/** Letters and digits of scripts that put spaces between words. */
export const LETTER = 2;
/** Letters of scripts without spaces (Han, Kana, Thai ...); a run of them has several words. */
export const UNSPACED = 3;
/** Joins two parts of one word: `dropdown-render`, `node_modules`, `don't`, a soft hyphen. */
export const JOINER = 4;
/** Emoji and other signs, each a word of its own. */
export const SIGN = 5;
/** Combining marks, which belong to the character before them. */
export const MARK = 6;
/** The first half of a surrogate pair. */
export const PAIRED = 7;

/** The kinds of characters the tokenizer tells apart. */
export type CharKind = number;

/** One character that joins. */
export const JOINERS = /^[-_'’\u00ad]$/;
const UNSPACED_SCRIPTS =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ーｰ]$/u;
const MARKS = /^\p{M}$/u;
const LETTERS = /^[\p{L}\p{N}]$/u;
const SIGNS = /^[\p{So}\p{Sc}\p{Sm}\p{Extended_Pictographic}]$/u;

function classify(char: string, code: number): CharKind {
  if (code >= 0xd800 && code < 0xdc00) return PAIRED;
  if (JOINERS.test(char)) return JOINER;
  if (MARKS.test(char)) return MARK;
  if (UNSPACED_SCRIPTS.test(char)) return UNSPACED;
  if (LETTERS.test(char)) return LETTER;
  // ASCII signs are punctuation in the prose and code of a docs site.
  return code > 0x7f && SIGNS.test(char) ? SIGN : GAP;
}

// A cache, because the regular expressions above are too slow to run on every character of a site.
const known = new Uint8Array(0x10000);
const knownAstral = new Map<number, CharKind>();

/** The kind of the code point `code`. */
export function kindOf(code: number): CharKind {
  const seen = code < 0x10000 ? known[code] : knownAstral.get(code);
  if (seen) return seen;
  const kind = classify(String.fromCodePoint(code), code);
  if (code < 0x10000) known[code] = kind;
  else knownAstral.set(code, kind);
  return kind;
}
