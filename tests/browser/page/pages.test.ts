import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { PAGES } from '../../support/addresses';
import { findFaults } from '../support/axe';
import { layoutShifts, type LayoutShift } from '../support/layoutShifts';
import { networkIdle } from '../support/networkIdle';
import { expect, test, type VisitOptions } from '../support/test';
import { brokenWords } from './brokenWords';

const VIEWS: VisitOptions[] = [
  { device: 'desktop', colorScheme: 'light' },
  { device: 'phone', colorScheme: 'dark' },
];

describe.each(VIEWS)('on $device in $colorScheme', (view) => {
  test.for([...PAGES, '/?tab=migration', '/?tab=playground', '/no/such/page'])(
    '%s hydrates without messages or layout shifts, fits the width, breaks no word in a table, and has no axe violations',
    async (address, { visit }) => {
      const page = await visit(address, {
        ...view,
        stored: { 'dumi:prefers-color': 'auto' },
        expectedMessages: address === '/no/such/page' ? [/404/] : [],
      });
      await page.locator('main').waitFor();
      await networkIdle(page);
      expect(await shiftsAfterParsing(page)).toEqual([]);
      expect(await page.locator('html').getAttribute('data-prefers-color')).toBe(view.colorScheme);
      expect(await findFaults(page)).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, 'horizontal overflow in pixels').toBeLessThanOrEqual(0);
      expect(await brokenWords(page)).toEqual([]);
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
