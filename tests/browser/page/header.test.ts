import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { LOCALES, withLocale } from '../../../src/locale/locales';
import { expect, test } from '../support/test';

const WIDTHS = [320, 390, 640, 720, 760, 768, 800, 840, 899, 900, 1024, 1280];

/** Lists what is wrapped, cut, squeezed or outside its parent in the header, one line each. */
function findFaults(page: Page): Promise<string[]> {
  return page.locator('.site-header').evaluate((header: HTMLElement) => {
    const faults: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth}px wide`);
    if (header.offsetHeight !== 56) faults.push(`the header is ${header.offsetHeight}px high`);

    const parts = [...header.querySelectorAll('*')].filter(
      (part) => part.checkVisibility() && !part.closest('.visually-hidden, dialog, svg *'),
    );
    for (const part of parts) {
      const name = part.getAttribute('class') ?? part.textContent;
      const box = part.getBoundingClientRect();
      // Visually hidden, like the label of the search button where there is no room for it.
      if (box.width <= 1) continue;
      const parent = part.parentElement?.getBoundingClientRect() ?? box;
      const next = part.nextElementSibling?.getBoundingClientRect();
      if (box.left < parent.left || box.right > parent.right + 0.5)
        faults.push(`${name} sticks out`);
      if (box.top < parent.top || box.bottom > parent.bottom + 0.5)
        faults.push(`${name} is too high`);
      if (next && next.width > 1 && box.right > next.left) faults.push(`${name} overlaps the next`);
      if (part.tagName === 'svg' && box.width !== Number(part.getAttribute('width')))
        faults.push(`the icon ${name} is ${box.width}px wide`);

      const text = document.createRange();
      text.selectNodeContents(part);
      const lines = new Set([...text.getClientRects()].map(({ top }) => Math.round(top)));
      if (part.childElementCount === 0 && lines.size > 1) faults.push(`${name} is wrapped`);
    }
    return faults;
  });
}

describe('the header', () => {
  test.for(LOCALES.map(({ id }) => withLocale('/demo/single', id)))(
    'of %s is one line at every width, with nothing cut or overlapping',
    async (address, { visit }) => {
      const page = await visit(address);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        expect(await findFaults(page), `at ${width}px`).toEqual([]);
      }
    },
  );
});
