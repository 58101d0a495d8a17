import { expect, fact, test } from './support/fact';

fact(
  'icons are hidden from assistive technology and take no focus',
  { mode: ['multiple', 'tags'], grouped: [false] },
  async (select, situation) => {
    await select.show(
      () => ({
        allowClear: true,
        suffixIcon: 'v',
        defaultValue: ['ash'],
        options: [{ value: 'ash' }],
      }),
      { ...situation, open: false },
    );
    await select.open();
    const icons = select.page.locator(
      '.rc-select-clear, .rc-select-arrow, .rc-select-selection-item-remove, .rc-select-item-option-state',
    );
    const told = await icons.evaluateAll((all) =>
      all.map((icon) => [icon.ariaHidden, (icon as HTMLElement).tabIndex]),
    );
    expect(told).toEqual(Array.from({ length: 4 }, () => ['true', -1]));
  },
);

fact(
  'aria attributes are on the root and on the text field, data attributes on the root',
  { open: [false], given: ['options'], grouped: [false] },
  async (select, situation) => {
    await select.show(() => {
      const data = { 'data-kind': 'tree' };
      return { ...data, 'aria-label': 'Tree', options: [{ value: 'ash' }] };
    }, situation);
    const withAttribute = (name: string) =>
      select.page
        .locator(`[${name}]`)
        .evaluateAll((all: HTMLElement[]) => all.map((element) => element.classList[0]));
    expect(await withAttribute('aria-label')).toEqual([
      'rc-select',
      'rc-select-selection-search-input',
    ]);
    expect(await withAttribute('data-kind')).toEqual(['rc-select']);
  },
);

test('neither disabled options nor those beyond maxCount are said to be disabled', async ({
  select,
}) => {
  await select.show(
    () => ({
      maxCount: 1,
      virtual: false,
      defaultValue: ['ash'],
      options: [{ value: 'ash' }, { value: 'beech' }, { value: 'cedar', disabled: true }],
    }),
    { mode: 'multiple', open: true },
  );
  expect(await select.page.locator('.rc-select-item-option-disabled').count()).toBe(2);
  expect(await select.page.locator('.rc-select-dropdown [aria-disabled]').count()).toBe(0);
});

test('the arrow keys skip disabled options and go round at the ends', async ({ select }) => {
  await select.show(
    () => ({ options: [{ value: 'ash' }, { value: 'beech', disabled: true }, { value: 'cedar' }] }),
    { open: true },
  );
  await select.press('ArrowDown');
  expect((await select.state()).active).toBe('cedar');
  await select.press('ArrowDown');
  expect((await select.state()).active).toBe('ash');
  await select.press('ArrowUp');
  expect((await select.state()).active).toBe('cedar');
});

test('an icon of menuItemSelectedIcon is on chosen options only as an element, on all as a function', async ({
  select,
}) => {
  const icons = () => select.page.locator('.rc-select-item-option-state').allTextContents();
  await select.show(
    ({ h }) => ({
      menuItemSelectedIcon: h('b', null, 'x'),
      defaultValue: 'ash',
      options: [{ value: 'ash' }, { value: 'beech' }],
    }),
    { open: true },
  );
  expect(await icons()).toEqual(['x']);
  await select.show(
    () => ({
      menuItemSelectedIcon: ({ isSelected, value }: { isSelected: boolean; value: string }) =>
        `${value} ${isSelected}`,
      defaultValue: 'ash',
      options: [{ value: 'ash' }, { value: 'beech' }],
    }),
    { open: true },
  );
  expect(await icons()).toEqual(['ash true', 'beech false']);
});

test('getInputElement is ignored outside combobox, with a warning', async ({ select }) => {
  for (const mode of ['single', 'multiple', 'tags'] as const) {
    await select.show(({ h }) => ({ getInputElement: () => h('textarea') }), { mode });
    expect(await select.page.locator('textarea').count()).toBe(0);
    expect(select.takeMessages().join()).toContain('getInputElement');
  }
});

test('tags warns about disabled options and about numbers', async ({ select }) => {
  await select.show(() => ({ options: [{ value: 'a', disabled: true }] }), { mode: 'tags' });
  expect(select.takeMessages().join()).toContain('disabled');
  await select.show(() => ({ options: [{ value: 1 }] }), { mode: 'tags' });
  expect(select.takeMessages().join()).toContain('number');
});
