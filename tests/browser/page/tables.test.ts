import type { Page } from 'playwright-core';
import { expect, test } from '../support/test';
import { PAGES } from '../../support/addresses';

/** Words, and code without spaces, that a table of the page breaks. */
const broken = (page: Page) =>
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

test.for(['desktop', 'phone'] as const)(
  'no table of a page breaks a word or a name in code, %s',
  async (device, { visit }) => {
    const addresses = [
      ...PAGES.filter((address) => !address.startsWith('/demo')),
      '/?tab=migration',
    ];
    for (const address of addresses) {
      const page = await visit(address, { device });
      expect(await broken(page), address).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    }
  },
);
