import { networkIdle } from '../support/networkIdle';
import { expect, test, turnTo } from '../support/test';
import { hold, hydration, SHELL, UNTOUCHED } from './untouched';

const OF_STAGES = /(?:rc-select|stages)\.\w+\.async\.js$/;

test('the selects at the top of the index page cost no script before the reader turns to one of them, not even where the reader uses the page, and open at the first press', async ({
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
  await turnTo(page);
  await hydration(page);
  await page.locator('.keyboard summary').last().click();
  await networkIdle(page);
  expect(scripts.filter((url) => OF_STAGES.test(url))).toEqual([]);
  await page.getByRole('combobox', { name: 'Several values' }).click();
  await page.locator('.rc-select-item-option', { hasText: 'Harbour' }).click();
  await page.locator('.rc-select-selection-item[title="Harbour"]').waitFor();
});

test('the selects at the top of the index page open at the first press without the application', async ({
  visit,
}) => {
  const page = await visit('/', { ...UNTOUCHED, before: (fresh) => hold(fresh, SHELL) });
  await page.getByRole('combobox', { name: 'One value' }).click();
  await page.locator('.rc-select-item-option', { hasText: 'Vienna' }).waitFor();
});

test('the selects at the top of the index page show the focus before their script has come', async ({
  visit,
}) => {
  const page = await visit('/', {
    ...UNTOUCHED,
    before: async (fresh) => {
      await hold(fresh, SHELL);
      await hold(fresh, OF_STAGES);
    },
  });
  await page.getByRole('combobox', { name: 'One value' }).focus();
  const ring = () =>
    page.evaluate(() => {
      const selector = document.activeElement?.closest('.rc-select-selector');
      return selector ? getComputedStyle(selector).outlineStyle : 'no select has the focus';
    });
  await expect.poll(ring).toBe('solid');
});
