import { expect, test, type Visit } from '../support/test';
import type { Locator } from 'playwright-core';

/** Tries each name below the picture of the parts: one part of that class is outlined. */
async function tryNames(
  visit: Visit,
  javaScript: boolean,
  reach: (name: Locator) => Promise<void>,
) {
  const page = await visit('/guide/styling', { javaScript });
  const names = page.locator('.inline-demo + .markdown > ol > li > a:first-child');
  const marks = await page.locator('.anatomy [data-mark]').count();
  expect(marks).toBeGreaterThan(0);
  expect(await names.count()).toBe(marks);
  for (const name of await names.all()) {
    await reach(name);
    const outlined = await page
      .locator('.anatomy [data-mark]')
      .evaluateAll((parts) =>
        parts
          .filter((part) => getComputedStyle(part).outlineWidth === '2px')
          .map((part) => [...part.classList]),
      );
    expect(outlined).toEqual([expect.arrayContaining([await name.textContent()])]);
  }
  return { page, names };
}

test('each name below the picture of the parts marks its part without script', async ({
  visit,
}) => {
  await tryNames(visit, false, (name) => name.hover());
});

test('each name below the picture of the parts marks its part with the keyboard, and leads to its row', async ({
  visit,
}) => {
  const { page, names } = await tryNames(visit, true, (name) => name.focus());
  await names.last().press('Enter');
  const row = page.getByRole('row', { name: (await names.last().textContent()) ?? '' });
  await expect.poll(() => row.isVisible()).toBe(true);
  const ground = () => row.evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect.poll(ground).not.toBe('rgba(0, 0, 0, 0)');
});

test('the style sheet of the package stays in its frame', async ({ visit }) => {
  const page = await visit('/guide/styling');
  const iframe = page.locator(`iframe[title="The package's style sheet"]`);
  await iframe.scrollIntoViewIfNeeded();
  const frame = iframe.contentFrame();
  const radius = (element: Element) => getComputedStyle(element).borderTopLeftRadius;
  expect(await frame.locator('.rc-select-selector').evaluate(radius)).toBe('0px');
  expect(await page.locator('.anatomy .rc-select-selector').first().evaluate(radius)).not.toBe(
    '0px',
  );
  await frame.getByRole('combobox', { name: 'River' }).click();
  await frame.locator('.rc-select-item-option', { hasText: 'Elbe' }).click();
  await expect.poll(() => frame.locator('.rc-select-selection-item').textContent()).toBe('Elbe');
});

test('the colours of a select and of its popup are chosen', async ({ visit }) => {
  const page = await visit('/guide/styling-tools');
  await page.getByRole('combobox', { name: 'Star' }).click();
  const schemes = () =>
    page
      .locator('.rc-select:has(#dark-mode-star), .rc-select-dropdown')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).colorScheme));
  await expect.poll(schemes).toEqual(['dark', 'dark']);
  await page.getByLabel('Colours').selectOption('light');
  await expect.poll(schemes).toEqual(['light', 'light']);
});
