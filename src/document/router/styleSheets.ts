import { useInsertionEffect } from 'react';
import { SHEET_ADDRESS } from '../contract';

const SHEETS = `[${SHEET_ADDRESS}]`;

/**
 * A document without style elements, to be parsed: their texts stay, as data. The policy of the
 * document that the browser shows is also asked about one that a script only reads, and it does not
 * know the style sheets of other pages. Half a document may end within one.
 */
export function withoutStyles(html: string): string {
  return html.replaceAll('<style', '<script type="text/css"').replaceAll('</style>', '</script>');
}

/** The style sheets that a document contains, in the order of the cascade. */
export function styleSheetsOf(page: Document): HTMLElement[] {
  const sheets = [...page.querySelectorAll<HTMLElement>(SHEETS)];
  // Copies, which do not keep the whole document.
  return page === document ? sheets : sheets.map((sheet) => document.importNode(sheet, true));
}

/**
 * A sheet as an object. As an element it would be inline, and the policy of a document allows only
 * what was in it from the start.
 */
function toObject({ textContent }: HTMLElement): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(textContent);
  return sheet;
}

/** Those of the page that the document did not come with. The editor has others. */
let added: CSSStyleSheet[] = [];

const addressOf = (sheet: HTMLElement) => sheet.getAttribute(SHEET_ADDRESS);

/**
 * Gives the document the style sheets of a page, and no others: those of the demos of another page
 * may be for the same elements.
 */
function show(sheets: readonly HTMLElement[]): void {
  const missing = new Map(sheets.map((sheet) => [addressOf(sheet), sheet]));
  for (const sheet of document.querySelectorAll<HTMLElement>(SHEETS))
    if (!missing.delete(addressOf(sheet))) sheet.remove();
  const others = document.adoptedStyleSheets.filter((sheet) => !added.includes(sheet));
  added = [...missing.values()].map(toObject);
  document.adoptedStyleSheets = others.concat(added);
}

/**
 * Changes the style sheets of the document with its page, before the browser paints it.
 *
 * @param sheets - Undefined where no document says which they are.
 */
export function useStyleSheets(sheets: readonly HTMLElement[] | undefined): void {
  useInsertionEffect(
    function changeStyleSheets() {
      if (sheets) show(sheets);
    },
    [sheets],
  );
}
