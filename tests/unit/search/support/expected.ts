import type { SearchGroup, SearchHint } from '../../../../src/search/engine/protocol';

/** All hints of an answer. */
export const hintsOf = (groups: readonly SearchGroup[]): SearchHint[] =>
  groups.flatMap(({ hints }) => hints);

/** The text that pieces show. */
export const shown = (pieces: SearchHint['highlightTexts']): string =>
  pieces.map(({ text }) => text).join('');

/** The highlighted pieces alone. */
export const highlighted = (pieces: SearchHint['highlightTexts']): string[] =>
  pieces.filter((piece) => piece.highlighted).map(({ text }) => text);

/**
 * The hints of stock's answer that are missing in ours. Folding may find a word in the text of a
 * section that stock found by its heading only; that is the same hint with more to show.
 */
export function missingHints(
  stock: readonly SearchGroup[],
  ours: readonly SearchGroup[],
): SearchHint[] {
  const found = new Set(hintsOf(ours).map(({ type, link }) => `${type} ${link}`));
  return hintsOf(stock).filter(
    ({ type, link }) =>
      !found.has(`${type} ${link}`) && !(type === 'title' && found.has(`content ${link}`)),
  );
}
