import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { overflow } from '../support/page';
import { expect, test, type Visit, type VisitOptions } from '../support/test';

/** Opens the playground, and waits until it has loaded. */
async function open(visit: Visit, query = '', options: VisitOptions = {}): Promise<Page> {
  const page = await visit(`/?tab=playground${query}`, options);
  await page.locator('.playground-stage .rc-select').waitFor();
  return page;
}

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
  test('is never over the code', async ({ visit }) => {
    const page = await open(visit, '&mode=multiple');
    const find = page.getByRole('searchbox', { name: 'Find a prop' });
    for (const [width, height] of [
      [1280, 900],
      [1280, 600],
      [1280, 450],
      [390, 844],
      [640, 450],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const words of ['', 'open']) {
        await find.fill(words);
        expect(await leastGap(page), `${width} x ${height}, "${words}"`).toBeGreaterThan(0);
      }
    }
  });

  test('is never over what has the focus', async ({ visit }) => {
    const page = await open(visit, '&mode=multiple');
    for (const [width, height] of [
      [1280, 600],
      [390, 844],
      [390, 560],
      [640, 450],
    ] as const) {
      await page.setViewportSize({ width, height });
      const { all, covered } = await stopsOf(page);
      expect(all.length, `${width} x ${height}`).toBeGreaterThan(15);
      expect(covered, `${width} x ${height}`).toEqual([]);
    }
  });

  test('fills the column beside the controls together with its code, down to the bottom of the window', async ({
    visit,
  }) => {
    const page = await open(visit);
    const box = (selector: string) =>
      page.locator(selector).evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return { top, bottom };
      });
    for (const top of [500, 700, 900]) {
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
      const [stage, code] = [await box('.playground-stage'), await box('.playground-code')];
      expect(stage.top).toBeGreaterThanOrEqual(56);
      expect(code.top).toBeGreaterThan(stage.bottom);
      expect(code.bottom).toBe(784);
    }
  });

  test('comes first on a phone, then the controls, then the code, all within the width', async ({
    visit,
  }) => {
    const page = await open(visit, '', { device: 'phone' });
    const tops = await page
      .locator('.playground-stage, .playground-controls, .playground-code')
      .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().top));
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    expect(await overflow(page)).toBe(0);
  });

  test('has its labels as large as its fields, smaller hints, and a quiet button with nothing to reset', async ({
    visit,
  }) => {
    const page = await open(visit, '&placeholder=City');
    const sizeOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
    const field = await sizeOf('.playground-control select');
    expect(await sizeOf('.playground-control label code')).toBe(field);
    const hints = ['.playground-type code', '.playground-why'];
    for (const hint of hints) expect(await sizeOf(hint), hint).toBe(12);
    const reset = page.getByRole('button', { name: 'Reset all' });
    const border = () => reset.evaluate((button) => getComputedStyle(button).borderTopWidth);
    expect(await border()).toBe('1px');
    await reset.click();
    await expect.poll(border).toBe('0px');
    expect(await reset.evaluate((button) => button === document.activeElement)).toBe(true);
  });
});
