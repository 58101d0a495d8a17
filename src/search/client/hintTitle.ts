import { type HighlightPiece, PART_SEPARATOR, type SearchHint } from '../engine/protocol';

/** The title of a hint as the dialog shows it. */
export interface HintTitle {
  /** What the hint leads to, with the words that were found. */
  own: readonly HighlightPiece[];
  /** The page that it is on, unless that is said already. */
  page: string | undefined;
}

/** What stands between the titles of a page and of its section (src/search/engine/site). */
const BETWEEN = ' - ';

const textOf = (pieces: readonly HighlightPiece[]): string =>
  pieces.map(({ text }) => text).join('');

/** The pieces from a place in their text on. */
function piecesFrom(pieces: readonly HighlightPiece[], start: number): HighlightPiece[] {
  let left = start;
  return pieces.flatMap((piece) => {
    const text = piece.text.slice(left);
    left = Math.max(0, left - piece.text.length);
    return text ? [{ ...piece, text }] : [];
  });
}

/**
 * Takes the title of the page off the title of a hint, so that the hints of one page differ in what
 * a reader sees first. The page of a prop is known from its owner.
 */
export function toHintTitle({ highlightTitleTexts, pageTitle, owner }: SearchHint): HintTitle {
  const title = textOf(highlightTitleTexts);
  const start = pageTitle + BETWEEN;
  const own = title.startsWith(start)
    ? piecesFrom(highlightTitleTexts, start.length)
    : highlightTitleTexts;
  return { own, page: owner === undefined && title !== pageTitle ? pageTitle : undefined };
}

/** The text of a hint, without the part of a row that the owner of its prop says already. */
export function toHintText({ highlightTexts, owner }: SearchHint): readonly HighlightPiece[] {
  const text = textOf(highlightTexts);
  const end = text.indexOf(PART_SEPARATOR);
  if (owner === undefined || end < 0 || !text.startsWith(owner)) return highlightTexts;
  return piecesFrom(highlightTexts, end + PART_SEPARATOR.length);
}
