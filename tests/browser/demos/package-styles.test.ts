import { expect, test } from '../support/test';

test('the style sheet of the package stays in its frame', async ({ visit }) => {
  const page = await visit('/guide/styling');
  const iframe = page.locator(`iframe[title="The package's style sheet"]`);
  await iframe.scrollIntoViewIfNeeded();
  const frame = iframe.contentFrame();
  const bare = frame.locator('.rc-select-selector');
  const radius = (element: Element) => getComputedStyle(element).borderTopLeftRadius;
  expect(await bare.evaluate(radius)).toBe('0px');
  expect(await page.locator('.anatomy .rc-select-selector').evaluate(radius)).not.toBe('0px');
  await frame.getByRole('combobox', { name: 'River' }).click();
  await frame.locator('.rc-select-item-option', { hasText: 'Elbe' }).click();
  await expect.poll(() => frame.locator('.rc-select-selection-item').textContent()).toBe('Elbe');
});
