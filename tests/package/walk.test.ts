import { edit, replaceCode, saying } from '../browser/demo/edit/editor';
import { searchFor } from '../browser/search/dialog';
import { expect, test } from '../browser/support/test';

test('a site that an installed package has built shows the props, and a search finds one of them', async ({
  visit,
}) => {
  const page = await visit('/');
  await page.locator('#slider-min').getByText('min', { exact: true }).first().waitFor();
  const { options } = await searchFor(page, 'allowCross');
  await options.first().click();
  await page.waitForURL('**/#slider-allowCross');
});

test('a demo of such a site is live, and its code can be edited', async ({ visit }) => {
  const page = await visit('/demo/range');
  const control = page.locator('.demo-stage').getByRole('slider').first();
  await control.focus();
  const before = await control.getAttribute('aria-valuenow');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => control.getAttribute('aria-valuenow')).not.toBe(before);
  const { editor, result } = await edit(page);
  await replaceCode(editor, saying('Edited.'));
  await result.getByText('Edited.').waitFor();
});
