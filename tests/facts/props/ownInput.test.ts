import { expect, test } from '../support/fact';

test('an input of your own in a combobox is of the type search unless it names another', async ({
  select,
}) => {
  const typeOf = () => select.page.locator('#select').getAttribute('type');
  await select.show(({ h }) => ({ getInputElement: () => h('input') }), { mode: 'combobox' });
  expect(await typeOf()).toBe('search');
  await select.show(({ h }) => ({ getInputElement: () => h('input', { type: 'text' }) }), {
    mode: 'combobox',
  });
  expect(await typeOf()).toBe('text');
});

test('Escape keeps the text of a combobox whose input is of the type text', async ({ select }) => {
  await select.show(
    ({ h }) => ({
      getInputElement: () => h('input', { type: 'text' }),
      options: [{ value: 'ash' }],
    }),
    { mode: 'combobox' },
  );
  await select.focus();
  await select.type('as');
  await select.press('Escape');
  expect(await select.state()).toMatchObject({ text: 'as', open: false });
});

test('the placeholder of Select shows beside an input of your own', async ({ select }) => {
  await select.show(({ h }) => ({ getInputElement: () => h('input'), placeholder: 'Where to?' }), {
    mode: 'combobox',
  });
  expect(await select.page.getByText('Where to?').isVisible()).toBe(true);
});
