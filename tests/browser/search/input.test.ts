import STARTING_POINTS from '../../../src/subject/rc-select/startingPoints';
import { expect, test } from '../support/test';
import { openSearch } from './dialog';

test('no result is opened by Enter during input-method composition, after which it is found', async ({
  visit,
}) => {
  const page = await visit('/demo/single');
  const { field, options } = await openSearch(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', {
    text: 'allowClear',
    selectionStart: 10,
    selectionEnd: 10,
  });
  await expect.poll(() => field.inputValue()).toBe('allowClear');
  await field.press('Enter');
  expect(new URL(page.url()).pathname).toBe('/demo/single');
  await session.send('Input.insertText', { text: 'allowClear' });
  await options.first().waitFor();
});

test('starting points lead to their targets', async ({ visit }) => {
  const page = await visit('/demo/single');
  for (const [index, { address: path }] of STARTING_POINTS.entries()) {
    const { dialog } = await openSearch(page);
    const points = dialog.getByRole('region', { name: 'Starting points' });
    await points.getByRole('link').nth(index).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.waitForURL(`**${path}`);
    const { hash } = new URL(page.url());
    await page.locator(hash || 'h1:not(:text("PAGE NOT FOUND"))').waitFor();
  }
});
