import { describe } from 'vitest';
import { PAGES } from '../support/addresses';
import { findFaults } from './support/axe';
import { expect, test, type VisitOptions } from './support/test';

const VIEWS: VisitOptions[] = [
  { device: 'desktop', colorScheme: 'light' },
  { device: 'phone', colorScheme: 'dark' },
];

const dark = `localStorage.setItem('dumi:prefers-color', 'auto')`;

describe.each(VIEWS)('on $device in $colorScheme', (view) => {
  test.for([...PAGES, '/no/such/page'])(
    '%s hydrates silently, stands still and has no axe fault',
    async (address, { visit }) => {
      const page = await visit(address, {
        ...view,
        before: (context) =>
          context.addInitScript(dark).then(() => context.addInitScript(observeShifts)),
        expectedMessages: address === '/no/such/page' ? [/404/] : [],
      });
      await page.locator('main').waitFor();
      await page.waitForLoadState('networkidle');
      // The score as browsers report it, with two digits.
      expect(
        await page.evaluate(() => (window as unknown as { shifts: number }).shifts),
      ).toBeLessThan(0.005);
      expect(await page.locator('html').getAttribute('data-prefers-color')).toBe(view.colorScheme);
      expect(await findFaults(page)).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, 'horizontal overflow in pixels').toBeLessThanOrEqual(0);
    },
  );
});

function observeShifts() {
  const page = window as unknown as { shifts: number };
  page.shifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      page.shifts += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}
