import { expect, fact, test } from './support/fact';

fact(
  'maxCount counts pieces of a split before repetitions are thrown out',
  { mode: ['tags'] },
  async (select, situation) => {
    await select.show(
      () => ({
        maxCount: 2,
        tokenSeparators: [','],
        defaultValue: ['old'],
        options: [{ value: 'old' }],
      }),
      situation,
    );
    await select.focus();
    await select.paste('old,new');
    expect((await select.state()).chosen).toEqual(['old']);
    await select.paste('new,more');
    expect((await select.state()).chosen).toEqual(['old', 'new']);
    await select.type('x');
    expect((await select.state()).text).toBe('');
  },
);

fact(
  'at maxCount, Enter and Tab do not take a chosen option out, and Backspace does',
  { mode: ['multiple', 'tags'], open: [true] },
  async (select, situation) => {
    await select.show(
      () => ({ maxCount: 1, defaultValue: ['ash'], options: [{ value: 'ash' }] }),
      situation,
    );
    expect((await select.state()).active).toBe('ash');
    await select.press('Enter', 'Tab');
    expect((await select.state()).chosen).toEqual(['ash']);
    await select.press('Backspace');
    expect((await select.state()).chosen).toEqual([]);
  },
);

fact(
  'a filter function is called for a group before its options, and not for those of a group that it accepts',
  { mode: ['single', 'multiple', 'tags'], given: ['options'], grouped: [true], open: [false] },
  async (select, situation) => {
    await select.show(
      () => ({
        showSearch: true,
        filterOption: (text, option) => {
          const name = option?.options ? 'group' : String(option?.value);
          document.body.dataset.asked = `${document.body.dataset.asked ?? ''}${name} `;
          return text === 'g' ? name === 'group' : name === 'ash';
        },
        options: [{ value: 'ash' }, { value: 'beech' }],
      }),
      situation,
    );
    const asked = () => select.page.evaluate(() => document.body.dataset.asked?.trim());
    await select.focus();
    await select.type('a');
    expect(await asked()).toBe('group ash beech');
    expect((await select.state()).rows.filter((row) => row !== 'a')).toEqual(['Group', 'ash']);
    await select.press('Backspace');
    await select.page.evaluate(() => delete document.body.dataset.asked);
    await select.type('g');
    expect(await asked()).toBe('group');
    expect((await select.state()).rows.filter((row) => row !== 'g')).toEqual([
      'Group',
      'ash',
      'beech',
    ]);
  },
);

test('an array in the field of optionFilterProp is searched as one text without gaps', async ({
  select,
}) => {
  await select.show(
    () => ({
      showSearch: true,
      optionFilterProp: 'names',
      options: [{ value: 'a', names: ['head', 'line'] }],
    }),
    { open: true },
  );
  await select.type('headline');
  expect((await select.state()).rows).toEqual(['a']);
});

test('with a renamed value the list opens at its first row, and no option is said to be selected', async ({
  select,
}) => {
  await select.show(
    () => ({
      fieldNames: { value: 'code' },
      defaultValue: 'c50',
      options: Array.from({ length: 100 }, (_, index) => ({
        code: `c${index}`,
        label: `c${index}`,
      })),
    }),
    { open: true },
  );
  const { rows, active } = await select.state();
  expect(active).toBe('c0');
  expect(rows).not.toContain('c50');
  const hidden = select.page.locator('.rc-select-dropdown [role=listbox] [aria-selected=true]');
  expect(await hidden.count()).toBe(0);
});

test('filterSort does not reach into groups whose options have another name', async ({
  select,
}) => {
  await select.show(
    () => ({
      fieldNames: { options: 'members' },
      filterSort: (one, other) => String(one.value).localeCompare(String(other.value)),
      options: [{ label: 'Trees', members: [{ value: 'oak' }, { value: 'ash' }] }],
    }),
    { open: true },
  );
  expect((await select.state()).rows).toEqual(['Trees', 'oak', 'ash']);
});

fact(
  'in combobox onSearch is called for what is typed, and not for an option that is taken',
  { mode: ['combobox'] },
  async (select, situation) => {
    await select.show(() => ({ options: [{ value: 'ash' }] }), situation);
    await select.focus();
    await select.type('a');
    await select.press('Enter');
    expect((await select.state()).text).toBe('ash');
    expect(await select.calls('onSearch')).toEqual(['onSearch("a")']);
  },
);

fact(
  'a combobox does not narrow the list unless filterOption is set',
  { mode: ['combobox'], grouped: [false] },
  async (select, situation) => {
    await select.show(() => ({ options: [{ value: 'ash' }, { value: 'oak' }] }), situation);
    await select.focus();
    await select.type('oa');
    expect((await select.state()).rows).toEqual(['ash', 'oak']);
    await select.show(
      () => ({ filterOption: true, options: [{ value: 'ash' }, { value: 'oak' }] }),
      situation,
    );
    await select.focus();
    await select.type('oa');
    expect((await select.state()).rows).toEqual(['oak']);
  },
);
