import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { expect, test, type Visit } from '../support/test';

/** Width of the text on an `A4` sheet with Chromium's own margins. */
const SHEET = { width: 718, height: 1046 };

async function printed(address: string, visit: Visit): Promise<Page> {
  const page = await visit(address);
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'print' });
  return page;
}

describe('in print', () => {
  test.for(['/', '/demo/single', '/demo/multiple', '/demo/optgroup'])(
    '%s shows every line of its code and ends with its last line, so that no blank sheet follows',
    async (address, { visit }) => {
      const page = await printed(address, visit);
      const faults = await page.evaluate(() => {
        const blocks = [...document.querySelectorAll<HTMLElement>('pre:has(> code)')];
        return blocks
          .filter((block) => block.checkVisibility())
          .flatMap((block) => {
            const name = block.getAttribute('aria-label');
            const hasFade = getComputedStyle(block.parentElement ?? block, '::after').content;
            return [
              block.scrollHeight > block.clientHeight ? [`${name} lacks its last lines`] : [],
              block.scrollWidth > block.clientWidth ? [`${name} lacks the ends of its lines`] : [],
              hasFade === 'none' ? [] : [`${name} fades out`],
            ].flat();
          });
      });
      expect(faults).toEqual([]);
      const rest = await page.evaluate(() => {
        const content = document.createRange();
        content.selectNodeContents(document.querySelector('main') ?? document.body);
        const bottoms = [...content.getClientRects()].map(({ bottom }) => bottom);
        return document.body.getBoundingClientRect().bottom - Math.max(...bottoms);
      });
      expect(rest).toBeLessThan(1);
    },
  );

  test('no skip link, copy button, fold button or tab of another file is shown', async ({
    visit,
  }) => {
    const page = await printed('/demo/single', visit);
    expect(await page.locator('.skip-link').isVisible()).toBe(false);
    const tabs = page.locator('.demo-sources').first().getByRole('tab');
    expect(await tabs.locator('visible=true').allTextContents()).toEqual(['index.tsx']);
    expect(
      await page.locator('.copy-button, .code-fold-button').locator('visible=true').count(),
    ).toBe(0);
  });
});
