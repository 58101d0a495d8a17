import type { Page } from 'playwright-core';

/** Words, and code without spaces, that a table of the page breaks. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isBroken = (range: Range) =>
      new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    const found: string[] = [];
    for (const table of document.querySelectorAll('main .table-scroll')) {
      const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const isCode = node.parentElement?.localName === 'code';
        const text = node.textContent ?? '';
        for (const word of text.matchAll(isCode ? /\S+/g : /[\p{L}\p{N}_]+/gu)) {
          const range = document.createRange();
          range.setStart(node, word.index);
          range.setEnd(node, word.index + word[0].length);
          if (isBroken(range)) found.push(word[0]);
        }
      }
    }
    return found;
  });
