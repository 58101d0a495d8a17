import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { totalShift } from '../support/layoutShifts';
import { networkIdle } from '../support/networkIdle';
import { hasFocus, heading, topOf } from '../support/page';
import { expect, test } from '../support/test';
import { UNTOUCHED } from './untouched';

const NOT_FOUND = { expectedMessages: [/404 \(Not Found\)/] };

const nearest = (page: Page) => page.getByRole('navigation', { name: 'Nearest addresses' });
describe('the nearest addresses on the 404 page', () => {
  test('are on a page that nobody touches, too, when the browser is idle', async ({ visit }) => {
    const page = await visit('/demo/sinlge', {
      ...NOT_FOUND,
      ...UNTOUCHED,
      before: (tab) =>
        tab.addInitScript(() => {
          window.requestIdleCallback = (run) => {
            window.addEventListener('idle', () => {
              run({ didTimeout: false, timeRemaining: () => 50 });
            });
            return 0;
          };
        }),
    });
    await networkIdle(page);
    expect(await page.locator('script[src]').count()).toBe(1);
    await page.evaluate(() => window.dispatchEvent(new Event('idle')));
    await nearest(page).waitFor();
  });

  test('lead to a page', async ({ visit }) => {
    const page = await visit('/demo/sinlge', NOT_FOUND);
    const links = nearest(page).getByRole('link');
    const link = links.first();
    expect(await link.textContent()).toBe('Single /demo/single');
    expect(await links.count()).toBeLessThanOrEqual(5);
    await link.click();
    await heading(page, 'Single').waitFor();
    expect(new URL(page.url()).pathname).toBe('/demo/single');
  });

  test('lead to a section', async ({ visit }) => {
    const page = await visit('/select-props', NOT_FOUND);
    await nearest(page).getByRole('link').first().click();
    const section = page.locator('#select-props');
    await section.waitFor();
    await hasFocus(section);
    expect(await topOf(section)).toBeGreaterThan(56);
    expect(await topOf(section)).toBeLessThan(200);
  });

  test('appear without a layout shift', async ({ visit }) => {
    for (const view of [{}, { device: 'phone', colorScheme: 'dark' } as const]) {
      const address = '/components/select/demo/multiple-with-max-cuont';
      const page = await visit(address, { ...view, ...NOT_FOUND });
      await nearest(page).waitFor();
      expect(await totalShift(page)).toBe(0);
    }
  });
});
