import { bundleRecipe } from '../support/bundleRecipe';
import { expect, test } from '../support/fact';
import { isAroundOpen, isListOnTop, surround } from '../support/surround';

const script = bundleRecipe(
  "import { DialogSelect } from './DialogSelect';",
  `<DialogSelect id="select" options={[{ value: 'ash' }]} />`,
);

test.for(['modal dialog', 'dialog', 'popover'] as const)(
  'the recipe shows its list in a %s, and Escape closes the list first',
  async (surroundings, { select }) => {
    await select.page.addScriptTag({ content: await script });
    await select.quiet();
    await surround(select, surroundings);
    await select.click('.rc-select-selector');
    expect(await isListOnTop(select)).toBe(true);
    await select.press('Escape');
    expect((await select.state()).open).toBe(false);
    expect(await isAroundOpen(select)).toBe(true);
  },
);

test('the recipe shows its list in the page where there is no dialog', async ({ select }) => {
  await select.page.addScriptTag({ content: await script });
  await select.quiet();
  await select.click('.rc-select-selector');
  expect(await isListOnTop(select)).toBe(true);
  const popup = select.page.locator('body > .rc-select-dropdown');
  expect(await popup.count()).toBe(1);
});
