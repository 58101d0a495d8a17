import { expect, fact, test } from './support/fact';
import type { UseProps } from './support/page/kit';

const trees: UseProps = () => ({
  options: [
    { value: 'ash', label: 'Ash' },
    { value: 'beech', label: 'Beech' },
    { value: 'cedar', label: 'Cedar' },
  ],
});

const chosenBeech: UseProps = (_, { mode }) => ({
  defaultValue: mode === 'single' ? 'beech' : ['beech'],
  options: [{ value: 'ash' }, { value: 'beech' }, { value: 'cedar' }],
});

fact(
  'the first option is active when the list opens for the first time and nothing is chosen',
  { mode: ['single', 'multiple', 'tags'], open: [true] },
  async (select, situation) => {
    await select.show(trees, situation);
    expect((await select.state()).active).toBe('Ash');
  },
);

fact(
  'in a single select the chosen option is active when the list opens',
  { mode: ['single'], open: [true] },
  async (select, situation) => {
    await select.show(chosenBeech, situation);
    expect((await select.state()).active).toBe('beech');
  },
);

fact(
  'in multiple and tags the first option is active when the list first opens, chosen or not',
  { mode: ['multiple', 'tags'], open: [true] },
  async (select, situation) => {
    await select.show(chosenBeech, situation);
    expect((await select.state()).active).toBe('ash');
  },
);

fact(
  'a list that opens again keeps the option that was active',
  { open: [true] },
  async (select, situation) => {
    await select.show(trees, situation);
    const downTo = situation.mode === 'combobox' ? 3 : 2;
    await select.press(...Array<string>(downTo).fill('ArrowDown'), 'Escape');
    expect((await select.state()).open).toBe(false);
    await select.press('ArrowDown');
    expect(await select.state()).toMatchObject({ open: true, active: 'Cedar' });
  },
);

fact(
  'in a combobox no option is active when the list opens for the first time',
  { mode: ['combobox'], open: [true] },
  async (select, situation) => {
    await select.show(trees, situation);
    expect((await select.state()).active).toBe(undefined);
    const field = select.page.locator('#select');
    // The id of an option that does not exist.
    expect(await field.getAttribute('aria-activedescendant')).toBe('select_list_-1');
    expect(await select.page.locator('#select_list_-1').count()).toBe(0);
  },
);

fact(
  'a new text makes the first match active again',
  { mode: ['single', 'multiple', 'tags'], open: [true] },
  async (select, situation) => {
    await select.show(
      () => ({
        showSearch: true,
        options: [{ value: 'oak' }, { value: 'oleander' }, { value: 'osier' }],
      }),
      situation,
    );
    await select.press('ArrowDown', 'ArrowDown');
    expect((await select.state()).active).toBe('osier');
    await select.type('o');
    const first = situation.mode === 'tags' ? 'o' : 'oak';
    expect((await select.state()).active).toBe(first);
  },
);

fact(
  'the option under a moving pointer becomes active, and Enter takes it',
  { open: [true] },
  async (select, situation) => {
    await select.show(trees, situation);
    await select.page.locator('.rc-select-item-option', { hasText: 'Cedar' }).hover();
    await select.quiet();
    expect((await select.state()).active).toBe('Cedar');
    await select.press('Enter');
    expect(await select.calls('onSelect')).toEqual(['onSelect("cedar")']);
  },
);

fact(
  'in a combobox an option whose value starts with the text becomes active, in the same case only',
  { mode: ['combobox'], open: [false] },
  async (select, situation) => {
    await select.show(
      () => ({ options: [{ value: 'Ash' }, { value: 'Beech' }, { value: 'Cedar' }] }),
      situation,
    );
    await select.focus();
    await select.type('b');
    expect((await select.state()).active).toBe(undefined);
    await select.press('Backspace');
    await select.type('B');
    expect((await select.state()).active).toBe('Beech');
    await select.press('Enter');
    expect((await select.state()).text).toBe('Beech');
  },
);

test('defaultActiveFirstOption={false} leaves no option active, unless one is chosen', async ({
  select,
}) => {
  const first: UseProps = () => ({
    defaultActiveFirstOption: false,
    options: [{ value: 'ash' }, { value: 'beech' }],
  });
  await select.show(first, { open: true });
  expect((await select.state()).active).toBe(undefined);
  await select.show(
    () => ({
      defaultActiveFirstOption: false,
      defaultValue: 'beech',
      options: [{ value: 'ash' }, { value: 'beech' }],
    }),
    { open: true },
  );
  expect((await select.state()).active).toBe('beech');
});

test('Enter takes an option that was active before the list was closed', async ({ select }) => {
  await select.show(trees, { mode: 'combobox', open: true });
  await select.press('ArrowDown', 'Escape', 'ArrowDown', 'Enter');
  expect(await select.calls('onSelect')).toEqual(['onSelect("ash")']);
});

fact(
  'in a single select with a value, a text makes the first option active whose value starts with it',
  { mode: ['single'] },
  async (select, situation) => {
    await select.show(
      () => ({
        showSearch: true,
        defaultValue: 'ash',
        options: [{ value: 'ash' }, { value: 'birch' }, { value: 'cherry' }],
      }),
      situation,
    );
    await select.focus();
    await select.type('ch');
    expect(await select.state()).toMatchObject({ active: 'cherry' });
    await select.press('Backspace');
    await select.press('Backspace');
    await select.type('rc');
    expect((await select.state()).active).toBe('birch');
  },
);
