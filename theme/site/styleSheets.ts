import { useInsertionEffect } from 'react';

const SHEETS = 'style[data-href]';

/**
 * The style sheets that a document contains, in the order of the cascade, as elements for the
 * document that the browser shows.
 */
export function styleSheetsOf(page: Document): HTMLStyleElement[] {
  const sheets = [...page.querySelectorAll<HTMLStyleElement>(SHEETS)];
  return page === document ? sheets : sheets.map((sheet) => document.importNode(sheet, true));
}

/**
 * Gives the document the style sheets of a page, and no others: those of the demos of another page
 * may be for the same elements.
 */
function show(sheets: readonly HTMLStyleElement[]): void {
  const missing = new Map(sheets.map((sheet) => [sheet.dataset.href, sheet]));
  for (const sheet of document.querySelectorAll<HTMLStyleElement>(SHEETS))
    if (!missing.delete(sheet.dataset.href)) sheet.remove();
  document.head.append(...missing.values());
}

/**
 * Changes the style sheets of the document with its page, before the browser paints it.
 *
 * @param sheets - Undefined where no document says which they are.
 */
export function useStyleSheets(sheets: readonly HTMLStyleElement[] | undefined): void {
  useInsertionEffect(
    function changeStyleSheets() {
      if (sheets) show(sheets);
    },
    [sheets],
  );
}
