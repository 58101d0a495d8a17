import { describe } from 'vitest';
import type { Page } from 'playwright-core';
import { hydration } from './page/untouched';
import { expect, test, turnTo } from './support/test';

const preferring = (value: string) => ({ 'dumi:prefers-color': value });

const scheme = (page: Page) => page.locator('html').getAttribute('data-prefers-color');
const ground = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

const checked = (page: Page) =>
  page
    .locator('.color-switch input:checked')
    .evaluateAll((all) => all.map((one) => one.getAttribute('value')));

describe('colour preference (F1, F2)', () => {
  test('is light by default, whatever the system prefers', async ({ visit }) => {
    const page = await visit('/demo', { colorScheme: 'dark' });
    expect(await scheme(page)).toBe('light');
  });

  test('is shown by the switch of a page that nobody touches', async ({ visit }) => {
    for (const preference of ['dark', 'auto', 'light']) {
      const page = await visit('/demo', { hydrated: false, stored: preferring(preference) });
      expect(await checked(page)).toEqual([preference, preference]);
      await turnTo(page);
      await hydration(page);
      expect(await checked(page)).toEqual([preference, preference]);
    }
  });

  test('is chosen by keyboard among light, dark and follow system, and kept across a reload', async ({
    visit,
  }) => {
    const page = await visit('/demo');
    const light = await ground(page);
    await page.getByRole('radio', { name: 'Light' }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await page.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true);
    expect(await scheme(page)).toBe('dark');
    expect(await ground(page)).not.toBe(light);
    expect(await page.evaluate(() => localStorage.getItem('dumi:prefers-color'))).toBe('dark');
    await page.reload();
    expect(await scheme(page)).toBe('dark');
    expect(await page.getByRole('radio', { name: 'Follow system' }).count()).toBe(1);
  });

  test('follows the system in auto while the page is open', async ({ visit }) => {
    const page = await visit('/demo', { stored: preferring('auto'), colorScheme: 'light' });
    expect(await scheme(page)).toBe('light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => scheme(page)).toBe('dark');
  });

  test('is set before the first paint (F3)', async ({ visit }) => {
    const page = await visit('/demo/single', {
      stored: preferring('dark'),
      before: (page) => page.route('**/umi.*.js', (route) => route.abort()),
      javaScript: true,
      hydrated: false,
      expectedMessages: [/ERR_FAILED/],
    });
    expect(await scheme(page)).toBe('dark');
    expect(await page.locator('main h1').isVisible()).toBe(true);
  });

  test('works when storage throws, as does the rest of the page', async ({ visit }) => {
    const page = await visit('/demo/single', {
      before: (page) =>
        page.addInitScript(() => {
          Object.defineProperty(window, 'localStorage', {
            get() {
              throw new DOMException('The operation is insecure.', 'SecurityError');
            },
          });
        }),
    });
    await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
    expect(await scheme(page)).toBe('dark');
    await page.getByRole('combobox').first().click();
    await page.locator('.rc-select-item-option').first().waitFor();
  });

  test('is applied at once to a standalone demo in another tab', async ({ visit }) => {
    const page = await visit('/demo/single');
    const address = (await page.locator('.demo-toolbar a').first().getAttribute('href')) ?? '';
    const alone = await page.context().newPage();
    await alone.goto(address);
    await alone.locator('.live-demo[data-live]').waitFor();
    await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
    await expect.poll(() => scheme(alone)).toBe('dark');
  });

  const chooseElsewhere = async (page: Page, preference: string) => {
    const other = await page.context().newPage();
    await other.goto('/guide/forms');
    await other.evaluate((value) => localStorage.setItem('dumi:prefers-color', value), preference);
    await other.close();
  };

  test.for([true, false])(
    'is the same in the switch and in the page after Back, where another tab has changed it; with the application: %s',
    async (hydrated, { visit }) => {
      const page = await visit('/demo', { hydrated: false });
      await page.locator('.header-tools [value=dark]').check({ force: true });
      expect(await scheme(page)).toBe('dark');
      await page.goto('/guide/forms');
      await chooseElsewhere(page, 'light');
      await page.goBack();
      if (hydrated) {
        await turnTo(page);
        await hydration(page);
      }
      expect(await scheme(page)).toBe('light');
      await expect.poll(() => checked(page)).toEqual(['light', 'light']);
      await page.locator('.header-tools [value=dark]').check({ force: true });
      expect(await scheme(page)).toBe('dark');
    },
  );

  test('is the same in the switch and in the page when another tab changes it before any script but that in the head has run', async ({
    visit,
  }) => {
    const page = await visit('/demo', {
      hydrated: false,
      before: (tab) => tab.route('**/umi.*.js', (route) => route.abort()),
      expectedMessages: [/ERR_FAILED/],
    });
    await chooseElsewhere(page, 'dark');
    await expect.poll(() => scheme(page)).toBe('dark');
    expect(await checked(page)).toEqual(['dark', 'dark']);
  });
});
