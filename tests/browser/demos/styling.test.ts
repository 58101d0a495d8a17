import { parts } from '../../../demos/anatomy/parts';
import { expect, test } from '../support/test';

test('each part of the select can be marked, and the style sheet of the package stays in its frame', async ({
  visit,
}) => {
  const page = await visit('/guide/styling');
  const demo = page.locator('section.demo').first();
  for (const { name, is } of parts) {
    await demo.getByRole('radio', { name: `${name} ${is}`, exact: true }).check();
    const part = demo.locator(`.${name}`).first();
    await expect
      .poll(() => part.evaluate((element) => getComputedStyle(element).outlineWidth))
      .toBe('2px');
    const marked = await demo.locator('.anatomy-stage *').evaluateAll((elements, wanted) => {
      const outlined = elements.filter(
        (element) => getComputedStyle(element).outlineColor === 'rgb(194, 65, 12)',
      );
      return outlined.every((element) => element.classList.contains(wanted));
    }, name);
    expect(marked, name).toBe(true);
  }

  const iframe = page.locator(`iframe[title="The package's style sheet"]`);
  await iframe.scrollIntoViewIfNeeded();
  const frame = iframe.contentFrame();
  const radius = (element: Element) => getComputedStyle(element).borderTopLeftRadius;
  expect(await frame.locator('.rc-select-selector').evaluate(radius)).toBe('0px');
  expect(await page.locator('.anatomy .rc-select-selector').evaluate(radius)).not.toBe('0px');
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
