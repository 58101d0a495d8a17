/** A part of a text, by the indices of its first character and of the one after its last. */
export interface Span {
  start: number;
  end: number;
}

/** Anything that separates words. */
const GAP = 1;
/** Letters and digits of scripts that put spaces between words. */
export const LETTER = 2;
/** Letters of scripts without spaces (Han, Kana, Thai ...); a run of them has several words. */
export const UNSPACED = 3;
/** Joins two parts of one word: `dropdown-render`, `node_modules`, `don't`, a soft hyphen. */
const JOINER = 4;
/** Emoji and other signs, each a word of its own. */
export const SIGN = 5;
/** Combining marks, which belong to the character before them. */
const MARK = 6;
/** The first half of a surrogate pair. */
const PAIRED = 7;

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
function kindOf(code: number): CharKind {
  const seen = code < 0x10000 ? known[code] : knownAstral.get(code);
  if (seen) return seen;
  const kind = classify(String.fromCodePoint(code), code);
  if (code < 0x10000) known[code] = kind;
  else knownAstral.set(code, kind);
  return kind;
}

/** Called for each word, with its start and end in the text and the kind of its characters. */
export type VisitWord = (start: number, end: number, kind: CharKind) => void;

/** A joiner between two letters is part of their word; anywhere else it is a gap. */
function resolveJoiner(text: string, at: number, run: CharKind): CharKind {
  const next = text.codePointAt(at + 1);
  return run === LETTER && next !== undefined && kindOf(next) === LETTER ? LETTER : GAP;
}

/**
 * Visits the words of a text from left to right: words with their joiners (`dropdown-render` is
 * one), whole runs of unspaced scripts, single signs. The words do not overlap, and contain every
 * letter, digit and sign of the text.
 */
export function forEachWord(text: string, visit: VisitWord): void {
  let start = 0;
  let run: CharKind = GAP;
  for (let at = 0; at < text.length; at += 1) {
    const place = at;
    const unit = text.charCodeAt(at);
    let kind = kindOf(unit);
    if (kind === run && kind !== SIGN) continue;
    if (kind === PAIRED) {
      const code = text.codePointAt(at) ?? unit;
      if (code > 0xffff) at += 1;
      kind = code > 0xffff ? kindOf(code) : GAP;
    }
    if (kind === MARK) continue;
    if (kind === JOINER) kind = resolveJoiner(text, at, run);
    if (kind === run && kind !== SIGN) continue;
    if (run !== GAP) visit(start, place, run);
    start = place;
    run = kind;
  }
  if (run !== GAP) visit(start, text.length, run);
}

/** `??` ends none, since it is an operator in code, and neither does a colon. */
const SENTENCE = /[^\s·](?:\?\?|[^])*?(?:[.!?](?=\s)|[。！？]|(?= · )|$)/g;

/**
 * The sentences of a paragraph, without the spaces between them. Each part of a row of a table is a
 * sentence of its own.
 */
export function sentencesOf(text: string): Span[] {
  return Array.from(text.matchAll(SENTENCE), ({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
}
