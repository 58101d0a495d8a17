import { type CharKind, GAP, JOINER, kindOf, LETTER, MARK, PAIRED, SIGN } from './chars';

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
