import { type Span } from '../text/words';
import { type HighlightPiece } from '../protocol';

/** How many characters before the first highlighted piece are kept (D6). */
const CHARACTERS_BEFORE = 20;
/** Stock dumi keeps all that follows, but a hint shows two lines of it. */
const CHARACTERS_AFTER = 600;
const CUT = '...';

const isLowSurrogate = (text: string, at: number): boolean => {
  const unit = text.charCodeAt(at);
  return unit >= 0xdc00 && unit < 0xe000;
};

/** Never cuts a surrogate pair in two. */
function cutStart(text: string): string {
  const at = text.length - CHARACTERS_BEFORE;
  return CUT + text.slice(isLowSurrogate(text, at) ? at + 1 : at);
}

/** The first characters of a text, with `...` for what is cut. */
function cutEnd(text: string, at: number): string {
  if (text.length <= at) return text;
  return text.slice(0, isLowSurrogate(text, at) ? at - 1 : at) + CUT;
}

/** Splits a text into highlighted and other pieces (D3). The spans are sorted and may overlap. */
export function toPieces(text: string, spans: readonly Span[]): HighlightPiece[] {
  const pieces: HighlightPiece[] = [];
  let done = 0;
  for (const { start, end } of spans) {
    const from = Math.max(start, done);
    const to = Math.min(end, text.length);
    if (to <= from) continue;
    const last = pieces[pieces.length - 1];
    if (from > done) pieces.push({ text: text.slice(done, from) });
    if (from === done && last) last.text += text.slice(from, to);
    else pieces.push({ text: text.slice(from, to), highlighted: true });
    done = to;
  }
  if (done < text.length) pieces.push({ text: text.slice(done) });
  return pieces;
}

/** The pieces of a text around the first match (D6). */
export function toSnippet(text: string, spans: readonly Span[]): HighlightPiece[] {
  const pieces = toPieces(cutEnd(text, (spans[0]?.start ?? 0) + CHARACTERS_AFTER), spans);
  const [first] = pieces;
  if (first && !first.highlighted && pieces.length > 1 && first.text.length > CHARACTERS_BEFORE) {
    first.text = cutStart(first.text);
  }
  return pieces;
}
