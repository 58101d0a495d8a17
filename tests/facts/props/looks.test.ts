import { expect, fact, test } from '../support/fact';

const SEVERAL = { mode: ['multiple', 'tags'] } as const;

fact(
  'labels longer than maxTagTextLength are cut in tags, if they are strings or numbers',
  { ...SEVERAL, given: ['options'], open: [false] },
  async (select, situation) => {
    await select.show(
      ({ h }) => ({
        maxTagTextLength: 3,
        defaultValue: ['a', 'b', 'c'],
        options: [
          { value: 'a', label: 'Aspen' },
          { value: 'b', label: 12345 },
          { value: 'c', label: h('i', null, 'Cedar') },
        ],
      }),
      situation,
    );
    expect((await select.state()).chosen).toEqual(['Asp...', '123...', 'Cedar']);
  },
);

fact(
  'maxTagCount shows that many tags and one for the rest',
  { ...SEVERAL, open: [false] },
  async (select, situation) => {
    await select.show(
      () => ({
        maxTagCount: 1,
        defaultValue: ['ash', 'beech', 'cedar'],
        options: [{ value: 'ash' }, { value: 'beech' }, { value: 'cedar' }],
      }),
      situation,
    );
    expect((await select.state()).chosen).toEqual(['ash', '+ 2 ...']);
  },
);

fact(
  'removeIcon and clearIcon as functions are called without arguments',
  { ...SEVERAL, given: ['options'], grouped: [false], open: [false] },
  async (select, situation) => {
    await select.show(
      () => ({
        removeIcon: (props: unknown) => `remove ${typeof props}`,
        allowClear: { clearIcon: (props: unknown) => `clear ${typeof props}` },
        defaultValue: ['ash'],
        options: [{ value: 'ash' }],
      }),
      situation,
    );
    expect(await select.page.locator('.rc-select-selection-item-remove').textContent()).toBe(
      'remove undefined',
    );
    expect(await select.page.locator('.rc-select-clear').textContent()).toBe('clear undefined');
  },
);

test('maxLength limits the text that is typed in a combobox, not one that is picked, and no other mode', async ({
  select,
}) => {
  await select.show(() => ({ maxLength: 2, options: [{ value: 'abcd' }] }), { mode: 'combobox' });
  await select.focus();
  await select.type('abc');
  expect((await select.state()).text).toBe('ab');
  await select.pick('abcd');
  expect((await select.state()).text).toBe('abcd');
  for (const mode of ['single', 'multiple', 'tags'] as const) {
    await select.show(() => ({ showSearch: true, maxLength: 2 }), { mode });
    await select.focus();
    await select.type('abc');
    expect((await select.state()).text).toBe('abc');
    expect(await select.page.locator('.rc-select').getAttribute('maxLength')).toBe('2');
  }
});

test('backfill shows the value of the option that the arrow keys reach, without onChange', async ({
  select,
}) => {
  await select.show(() => ({ backfill: true, options: [{ value: 'ash', label: 'Ash' }] }), {
    mode: 'combobox',
    open: true,
  });
  await select.press('ArrowDown');
  expect((await select.state()).text).toBe('ash');
  expect(await select.calls('onChange')).toEqual([]);
  await select.press('Enter');
  expect(await select.calls('onChange')).toEqual(['onChange("ash")']);
});

fact(
  'what is pressed and typed inside the popup reaches the callbacks of the select',
  { open: [true], given: ['options'], grouped: [false] },
  async (select, situation) => {
    await select.show(
      ({ h }) => ({
        options: [{ value: 'ash' }],
        dropdownRender: (menu) => h('div', null, menu, h('input', { id: 'one' })),
      }),
      situation,
    );
    await select.click('#one');
    await select.press('x');
    expect(
      await select.calls('onMouseDown', 'onClick', 'onKeyDown', 'onKeyUp', 'onInputKeyDown'),
    ).toEqual(['onMouseDown()', 'onClick()', 'onKeyDown()', 'onKeyUp()']);
    await select.forgetCalls();
    await select.press('Enter');
    const picked = situation.mode === 'combobox' ? [] : ['onSelect("ash")'];
    expect(await select.calls('onSelect')).toEqual(picked);
  },
);

test('a group is not disabled by disabled, and shows its key without a label', async ({
  select,
}) => {
  await select.show(
    ({ h, OptGroup, Option }) => {
      const props = { key: 'trees', disabled: true };
      return { children: h(OptGroup, props, h(Option, { value: 'ash', children: 'Ash' })) };
    },
    { open: true },
  );
  expect((await select.state()).rows).toEqual(['trees', 'Ash']);
  await select.pick('Ash');
  expect((await select.state()).chosen).toEqual(['Ash']);
});
