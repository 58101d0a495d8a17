import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { expect, test } from '../support/test';

/** The smallest gap in pixels between select and code while the page is scrolled through. */
function leastGap(page: Page): Promise<number> {
  return page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    let least = Infinity;
    for (let y = 0; y < document.documentElement.scrollHeight; y += 40) {
      window.scrollTo({ top: y, behavior: 'instant' });
      const gap = (box('.playground-code')?.top ?? NaN) - (box('.playground-stage')?.bottom ?? NaN);
      least = Math.min(least, gap);
    }
    return least;
  });
}

/** The tab stops on the way back from the code to the select, and those that are covered. */
async function stopsOf(page: Page): Promise<{ all: string[]; covered: string[] }> {
  const all: string[] = [];
  const covered: string[] = [];
  await page.locator('.playground-code .demo-toolbar :is(a, button)').first().focus();
  for (let isInside = true; isInside;) {
    await page.keyboard.press('Shift+Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return {
        isInside: element?.closest('.playground-controls') !== null,
        isSeen:
          element === top || element?.contains(top) === true || top?.contains(element) === true,
        name: element?.id || (element?.textContent ?? ''),
      };
    });
    ({ isInside } = stop);
    all.push(stop.name);
    if (!stop.isSeen) covered.push(stop.name);
  }
  return { all, covered };
}

describe('the select of the playground', () => {
  test.for([
    { width: 1280, height: 900 },
    { width: 1280, height: 600 },
    { width: 1280, height: 450 },
    { width: 390, height: 844 },
    { width: 640, height: 450 },
  ])('is never over the code: $width x $height', async (size, { visit }) => {
    const page = await visit('/?tab=playground&mode=multiple');
    await page.locator('.playground-stage .rc-select').waitFor();
    await page.setViewportSize(size);
    expect(await leastGap(page)).toBeGreaterThan(0);
    await page.getByRole('searchbox', { name: 'Find a prop' }).fill('open');
    expect(await leastGap(page)).toBeGreaterThan(0);
  });

  test.for([
    { width: 1280, height: 600 },
    { width: 390, height: 844 },
    { width: 390, height: 560 },
    { width: 640, height: 450 },
  ])('is never over what has the focus: $width x $height', async (size, { visit }) => {
    const page = await visit('/?tab=playground&mode=multiple');
    await page.locator('.playground-stage .rc-select').waitFor();
    await page.setViewportSize(size);
    const { all, covered } = await stopsOf(page);
    expect(all.length).toBeGreaterThan(15);
    expect(covered).toEqual([]);
  });

  test('fills the column beside the controls together with its code, down to the bottom of the window', async ({
    visit,
  }) => {
    const page = await visit('/?tab=playground');
    await page.locator('.playground-stage .rc-select').waitFor();
    const panel = page.locator('.playground-code');
    const bottoms = [];
    for (const top of [500, 700, 900]) {
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
      bottoms.push(await panel.evaluate((element) => element.getBoundingClientRect().bottom));
    }
    expect(bottoms).toEqual([784, 784, 784]);
  });
});
