import { networkIdle } from '../support/networkIdle';
import { expect, test } from '../support/test';
import { UNTOUCHED } from './untouched';

test('the selects at the top of the index page cost no script before the reader touches one, and open at that touch', async ({
  visit,
}) => {
  const scripts: string[] = [];
  const page = await visit('/', {
    ...UNTOUCHED,
    before: (fresh) => {
      fresh.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(request.url());
      });
      return Promise.resolve();
    },
  });
  await networkIdle(page);
  expect(scripts.filter((url) => /(?:rc-select|stages)\.\w+\.async\.js$/.test(url))).toEqual([]);
  await page.getByRole('combobox', { name: 'Several values' }).click();
  await page.locator('.rc-select-item-option', { hasText: 'Harbour' }).click();
  await page.locator('.rc-select-selection-item[title="Harbour"]').waitFor();
});
