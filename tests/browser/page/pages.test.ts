import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { PAGES } from '../../support/addresses';
import { smallTargets } from '../accessibility/targets';
import { touchFaults } from '../accessibility/touch';
import { findFaults } from '../support/axe';
import { layoutShifts, type LayoutShift } from '../support/layoutShifts';
import { networkIdle } from '../support/networkIdle';
import { overflow } from '../support/page';
import { expect, test, type VisitOptions } from '../support/test';
import { brokenWords } from './brokenWords';

const ADDRESSES = [...PAGES, '/?tab=playground', '/no/such/page'];

const CHINESE = ['/?locale=zh-CN', '/demo/single?locale=zh-CN'];

/** Sizes of text that readers set in their browsers, beside its own, in pixels. */
const FONT_SIZES = [20, 24, 32];

/**
 * Wants no messages, no layout shifts, the chosen scheme, no faults that axe knows, large targets,
 * no word broken in a table, and what fits into the width.
 */
async function look(page: Page, { colorScheme }: VisitOptions, target: number): Promise<void> {
  await page.locator('main').waitFor();
  await networkIdle(page);
  expect(await shiftsAfterParsing(page)).toEqual([]);
  expect(await page.locator('html').getAttribute('data-prefers-color')).toBe(colorScheme);
  expect(await findFaults(page), 'axe').toEqual([]);
  expect(await overflow(page), 'horizontal overflow in pixels').toBeLessThanOrEqual(0);
  expect(await brokenWords(page), 'broken words').toEqual([]);
  expect(await smallTargets(page, target), 'small targets').toEqual([]);
}

/** Wants what a finger hits, and a page that fits with large text. */
async function touchAndEnlarge(page: Page): Promise<void> {
  expect(await touchFaults(page), 'touch').toEqual([]);
  const session = await page.context().newCDPSession(page);
  for (const size of FONT_SIZES) {
    await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await overflow(page), `${size}px at ${width}px`).toBe(0);
    }
  }
  await session.detach();
}

const optionsFor = (view: VisitOptions, address: string): VisitOptions => ({
  ...view,
  stored: { 'dumi:prefers-color': 'auto' },
  expectedMessages: address === '/no/such/page' ? [/404/] : [],
});

describe('without messages, layout shifts, axe violations, broken words and small targets', () => {
  test.for(ADDRESSES)('%s on a desktop in light', async (address, { visit }) => {
    const view = { device: 'desktop', colorScheme: 'light' } as const;
    await look(await visit(address, optionsFor(view, address)), view, 24);
  });

  test.for(ADDRESSES)(
    '%s on a phone in dark, used with a finger and read with large text',
    async (address, { visit }) => {
      const view = { device: 'phone', colorScheme: 'dark' } as const;
      const page = await visit(address, optionsFor(view, address));
      await look(page, view, 40);
      await touchAndEnlarge(page);
    },
  );

  // Its texts come after the page, and so may be of another size.
  test.for(CHINESE)(
    '%s used with a finger and read with large text',
    async (address, { visit }) => {
      await touchAndEnlarge(await visit(address, { device: 'phone' }));
    },
  );
});

/**
 * The layout shifts after the HTML was parsed, which scripts caused. A slow machine paints a page
 * while it is still being parsed; the shifts of that time come from the HTML that is arriving.
 */
async function shiftsAfterParsing(page: Page): Promise<LayoutShift[]> {
  const parsed = await page.evaluate(() => {
    const entries = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return entries[0]?.domInteractive ?? 0;
  });
  return (await layoutShifts(page)).filter(({ startTime }) => startTime > parsed);
}
