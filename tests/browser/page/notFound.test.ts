import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { totalShift } from '../support/layoutShifts';
import { networkIdle } from '../support/networkIdle';
import { expect, test, type VisitOptions } from '../support/test';
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
    await page.getByRole('heading', { level: 1, name: 'Single' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/demo/single');
  });

  test('lead to a section', async ({ visit }) => {
    const page = await visit('/select-props', NOT_FOUND);
    await nearest(page).getByRole('link').first().click();
    const section = page.locator('#select-props');
    await section.waitFor();
    await expect
      .poll(() => section.evaluate((element) => element === document.activeElement))
      .toBe(true);
    const top = await section.evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(56);
    expect(top).toBeLessThan(200);
  });

  test('give way to where readers start when nothing is near', async ({ visit }) => {
    const page = await visit('/no/such/page', NOT_FOUND);
    await page.getByRole('navigation', { name: 'Where to start' }).waitFor();
    expect(await nearest(page).count()).toBe(0);
  });

  test('are in the chosen language (B12)', async ({ visit }) => {
    const page = await visit('/demo/sinlge?locale=zh-CN', NOT_FOUND);
    const link = page.getByRole('navigation', { name: '相近的地址' }).getByRole('link').first();
    expect(await link.getAttribute('href')).toBe('/demo/single?locale=zh-CN');
  });

  test.for<VisitOptions>([{ device: 'desktop' }, { device: 'phone', colorScheme: 'dark' }])(
    'appear without a layout shift: %o',
    async (view, { visit }) => {
      const page = await visit('/components/select/demo/multiple-with-max-cuont', {
        ...view,
        ...NOT_FOUND,
      });
      await nearest(page).waitFor();
      expect(await totalShift(page)).toBe(0);
    },
  );
});
