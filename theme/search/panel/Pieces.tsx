import type { HighlightPiece } from '../../../src/search/protocol';

/** A text with the words that were found marked (D3). */
export function Pieces({ pieces }: { pieces: readonly HighlightPiece[] }) {
  return pieces.map(({ text, highlighted }, index) =>
    highlighted ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}
