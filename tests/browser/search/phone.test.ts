import { describe } from 'vitest';
import { expect, test } from '../support/test';
import { dialogOf } from './dialog';

const phone = { device: 'phone' } as const;

describe('the search on a phone', () => {
  test('fills the screen, and a tap on a result leads there', async ({ visit }) => {
    const page = await visit('/demo/single', phone);
    await page.getByRole('button', { name: 'Search' }).tap();
    const { dialog, field, options } = dialogOf(page);
    await field.fill('alowClear');
    await options.first().waitFor();
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    const widths = await dialog.evaluate((element) => [element.scrollWidth, element.clientWidth]);
    expect(widths[0]).toBe(widths[1]);
    await options.first().tap();
    await page.waitForURL('**/#select-allowClear');
    await dialog.waitFor({ state: 'hidden' });
    await expect
      .poll(() => page.locator('#select-allowClear').evaluate((e) => e.getBoundingClientRect().top))
      .toBeLessThan(844);
  });

  test('closes with its button', async ({ visit }) => {
    const page = await visit('/demo/single', phone);
    await page.getByRole('button', { name: 'Search' }).tap();
    const { dialog } = dialogOf(page);
    await dialog.getByRole('button', { name: 'Close search' }).tap();
    await dialog.waitFor({ state: 'hidden' });
  });
});
