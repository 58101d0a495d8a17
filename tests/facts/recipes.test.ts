import { pickOption } from './recipes/pickOption';
import { expect, fact, test } from './support/fact';

fact(
  'the recipe for Playwright picks an option, again and again',
  { controlled: [false] },
  async (select, situation) => {
    await select.show(
      () => ({
        options: [
          { value: 'lis', label: 'Lisbon' },
          { value: 'osl', label: 'Oslo' },
          { value: 'oslo', label: 'Oslo S' },
        ],
      }),
      situation,
    );
    await pickOption(select.page, 'Select', 'Oslo');
    await select.quiet();
    await pickOption(select.page, 'Select', 'Lisbon');
    await select.quiet();
    const { open } = await select.state();
    const several = situation.mode === 'multiple' || situation.mode === 'tags';
    expect(open).toBe(several);
    expect(await select.calls('onSelect')).toEqual(['onSelect("osl")', 'onSelect("lis")']);
  },
);

test('a row out of view cannot be picked before the text narrows the list', async ({ select }) => {
  await select.show(() => ({
    showSearch: true,
    optionFilterProp: 'label',
    options: Array.from({ length: 100 }, (_, index) => ({ value: index, label: `Row ${index}` })),
  }));
  await select.open();
  const row = select.page.locator('.rc-select-dropdown').getByTitle('Row 90', { exact: true });
  expect(await row.count()).toBe(0);
  await select.page.getByRole('combobox', { name: 'Select' }).fill('90');
  await row.click();
  await select.quiet();
  expect(await select.calls('onChange')).toEqual(['onChange(90)']);
});

test('with an animation, the popup is visible after the list counts as closed', async ({
  select,
}) => {
  await select.show(() => ({ animation: 'slow', options: [{ value: 'osl', label: 'Oslo' }] }));
  // It stands still until the fact lets it go on.
  await select.addStyle(`@keyframes slow { to { opacity: 0 } }
    .rc-select-dropdown-slow-leave { animation: slow 0.1s both paused }`);
  await pickOption(select.page, 'Select', 'Oslo');
  await select.quiet();
  expect(await select.state()).toMatchObject({ open: false, popup: true });
  await select.addStyle('.rc-select-dropdown-slow-leave { animation-play-state: running }');
  await select.page.locator('.rc-select-dropdown:visible').waitFor({ state: 'detached' });
  expect((await select.state()).popup).toBe(false);
});

test('a select that cannot be searched has a text field that cannot be filled', async ({
  select,
}) => {
  await select.show(() => ({ options: [{ value: 'osl', label: 'Oslo' }] }));
  const field = select.page.getByRole('combobox', { name: 'Select' });
  expect(await field.isEditable()).toBe(false);
});
