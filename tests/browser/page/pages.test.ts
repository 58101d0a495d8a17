import { describe } from 'vitest';
import { PAGES } from '../../support/addresses';
import { findFaults } from '../support/axe';
import { expect, test, type VisitOptions } from '../support/test';

const VIEWS: VisitOptions[] = [
  { device: 'desktop', colorScheme: 'light' },
  { device: 'phone', colorScheme: 'dark' },
];

const followSystem = `localStorage.setItem('dumi:prefers-color', 'auto')`;

describe.each(VIEWS)('on $device in $colorScheme', (view) => {
  test.for([...PAGES, '/no/such/page'])(
    '%s hydrates silently, stands still and has no axe fault',
    async (address, { visit }) => {
      const page = await visit(address, {
        ...view,
        before: (page) =>
          page.addInitScript(followSystem).then(() => page.addInitScript(observeShifts)),
        expectedMessages: address === '/no/such/page' ? [/404/] : [],
      });
      await page.locator('main').waitFor();
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(shiftsAfterParsing)).toBe(0);
      expect(await page.locator('html').getAttribute('data-prefers-color')).toBe(view.colorScheme);
      expect(await findFaults(page)).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, 'horizontal overflow in pixels').toBeLessThanOrEqual(0);
    },
  );
});

interface ShiftWindow {
  shifts: { startTime: number; value: number }[];
}

function observeShifts() {
  const page = window as unknown as ShiftWindow;
  page.shifts = [];
  new PerformanceObserver((list) => {
    page.shifts.push(...(list.getEntries() as (PerformanceEntry & { value: number })[]));
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * What moved once the HTML was there, that is when script arrived. A starved machine paints a page while it is still
 * being parsed; what moves then is the HTML growing.
 */
function shiftsAfterParsing(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return (window as unknown as ShiftWindow).shifts
    .filter(({ startTime }) => startTime > (navigation?.domInteractive ?? 0))
    .reduce((sum, { value }) => sum + value, 0);
}
