import type { Page } from 'playwright-core';
import { expect, test } from '../support/test';

/** The modes of the selects that are marked as in use. */
const markedModes = (page: Page) =>
  page
    .locator('.modes code')
    .evaluateAll((codes) =>
      codes
        .filter((code) => getComputedStyle(code).boxShadow !== 'none')
        .map((code) => code.textContent),
    );

test('the code below the first demo is that of the select in use, as high as the others', async ({
  visit,
}) => {
  const page = await visit('/');
  const blocks = page.locator('.inline-demo + .markdown > .source-code pre:visible');
  const code = () => blocks.first().textContent();
  expect(await code()).toMatch(/<Select (?!.*mode=)/);
  expect(await markedModes(page)).toEqual(['no mode']);
  const start = await page.locator('#screenshots').boundingBox();
  for (const mode of ['multiple', 'tags', 'combobox']) {
    await page.locator(`#modes-${mode}`).click();
    await expect.poll(code).toContain(`mode="${mode}"`);
    expect(await markedModes(page)).toEqual([`mode="${mode}"`]);
    expect(await page.locator('#screenshots').boundingBox()).toEqual(start);
    await page.keyboard.press('Escape');
  }
});

test('without script the code of all modes stands below the first demo, and none is marked', async ({
  visit,
}) => {
  const page = await visit('/', { javaScript: false });
  const blocks = page.locator('.inline-demo + .markdown > .source-code pre:visible');
  expect((await blocks.allTextContents()).filter((text) => text.includes('<Select'))).toHaveLength(
    await page.locator('.inline-demo [id^="modes-"][role="combobox"]').count(),
  );
  expect(await markedModes(page)).toEqual([]);
});
