import { expect, fact, test } from './support/fact';
import { inBoth } from './support/inBoth';
import type { UseProps } from './support/page/kit';

const languages: UseProps = () => ({
  options: [{ value: 'JavaScript' }, { value: 'Java' }, { value: 'Perl' }],
});

fact(
  'in tags a text that no option has as its value is the first row, and Enter adds it',
  { mode: ['tags'] },
  async (select, situation) => {
    await select.show(languages, situation);
    await select.focus();
    await select.type('Jav');
    const { rows, active } = await select.state();
    expect(rows.filter((row) => row !== 'Group')).toEqual(['Jav', 'JavaScript', 'Java']);
    expect(active).toBe('Jav');
    await select.press('Enter');
    expect((await select.state()).chosen).toEqual(['Jav']);
  },
);

fact(
  'in tags with defaultActiveFirstOption={false}, Enter adds the text only after the arrow key',
  { mode: ['tags'] },
  async (select, situation) => {
    await select.show(
      () => ({ defaultActiveFirstOption: false, options: [{ value: 'ash' }] }),
      situation,
    );
    await select.focus();
    await select.type('new');
    await select.press('Enter');
    expect(await select.state()).toMatchObject({ chosen: [], text: 'new', active: undefined });
    await select.press('ArrowDown', 'Enter');
    expect((await select.state()).chosen).toEqual(['new']);
  },
);

fact(
  'in tags no row is added for a text that is the value of an option without group, and Enter adds the first match',
  { mode: ['tags'], grouped: [false] },
  async (select, situation) => {
    await select.show(languages, situation);
    await select.focus();
    await select.type('Java');
    expect(await select.state()).toMatchObject({
      rows: ['JavaScript', 'Java'],
      active: 'JavaScript',
    });
    await select.press('Enter');
    expect((await select.state()).chosen).toEqual(['JavaScript']);
  },
);

fact(
  'in tags the row is added for a text that is the value of an option in a group',
  { mode: ['tags'], grouped: [true] },
  async (select, situation) => {
    await select.show(languages, situation);
    await select.focus();
    await select.type('Java');
    expect(await select.state()).toMatchObject({
      rows: ['Java', 'Group', 'JavaScript', 'Java'],
      active: 'Java',
    });
    await select.press('Enter');
    expect((await select.state()).chosen).toEqual(['Java']);
    // Two rows have one value, and with it one key.
    expect(select.takeMessages().join()).toContain('same key');
  },
);

fact(
  'in tags no row is added for a text that equals the field named by optionFilterProp',
  { mode: ['tags'], given: ['options'], grouped: [false] },
  async (select, situation) => {
    await select.show(
      () => ({
        optionFilterProp: 'label',
        options: [
          { value: 'js', label: 'JavaScript' },
          { value: 'j', label: 'Java' },
        ],
      }),
      situation,
    );
    await select.focus();
    await select.type('Java');
    expect((await select.state()).rows).toEqual(['JavaScript', 'Java']);
    await select.press('Enter');
    expect(await select.calls('onSelect')).toEqual(['onSelect("js")']);
  },
);

fact(
  'filterSort sorts the row of the text, too',
  { mode: ['tags'], grouped: [false] },
  async (select, situation) => {
    await select.show(
      () => ({
        filterSort: (one, other) => String(one.value).localeCompare(String(other.value)),
        options: [{ value: 'tuna' }, { value: 'anchovy' }],
      }),
      situation,
    );
    await select.focus();
    await select.type('n');
    expect(await select.state()).toMatchObject({
      rows: ['anchovy', 'n', 'tuna'],
      active: 'anchovy',
    });
    await select.press('Enter');
    expect((await select.state()).chosen).toEqual(['anchovy']);
  },
);

fact(
  'with a filterSort that puts the equal option first, Enter adds the text',
  { mode: ['tags'], grouped: [false] },
  async (select, situation) => {
    await select.show(
      () => ({
        filterSort: (one, other, { searchValue }) =>
          Number(other.value === searchValue) - Number(one.value === searchValue),
        options: [{ value: 'JavaScript' }, { value: 'Java' }, { value: 'Perl' }],
      }),
      situation,
    );
    await select.focus();
    await select.type('Java');
    expect((await select.state()).rows).toEqual(['Java', 'JavaScript']);
    await select.press('Enter');
    expect((await select.state()).chosen).toEqual(['Java']);
  },
);

fact(
  'in tags Enter takes another row that the arrows or the pointer made active',
  { mode: ['tags'] },
  async (select, situation) => {
    await select.show(languages, situation);
    await select.focus();
    await select.type('Pe');
    await select.press('ArrowDown', 'Enter');
    expect((await select.state()).chosen).toEqual(['Perl']);
  },
);

fact(
  'in tags Enter adds the text as it stands, and leaving adds it without blanks around it',
  { mode: ['tags'] },
  async (select, situation) => {
    await select.show(languages, situation);
    await select.focus();
    await select.type(' one ');
    await select.press('Enter');
    expect(await select.calls('onSelect')).toEqual(['onSelect(" one ")']);
    await select.forgetCalls();
    await select.type(' two ');
    await select.click('#after');
    expect(await select.calls('onSelect')).toEqual(['onSelect("two")']);
  },
);

fact(
  'in tags Enter on a closed list adds the text without blanks around it',
  { mode: ['tags'], open: [false] },
  async (select, situation) => {
    await select.show(() => ({ open: false, options: [{ value: 'Perl' }] }), situation);
    await select.focus();
    await select.type(' one ');
    await select.press('Enter');
    expect(await select.calls('onSelect')).toEqual(['onSelect("one")']);
  },
);

fact(
  'in tags leaving with blanks alone adds nothing',
  { mode: ['tags'], given: ['options'], grouped: [false] },
  async (select, situation) => {
    await select.show(languages, situation);
    await select.focus();
    await select.type('  ');
    await select.click('#after');
    expect(await select.calls('onSelect', 'onChange')).toEqual([]);
  },
);

test('in tags a separator and leaving take a disabled option in 14, Enter does not, and nothing does in 1.x', async ({
  select,
  successor,
}) => {
  for (const [take, in14] of [
    ['Enter', []],
    [',', ['onChange(["ash"])']],
    ['leaving', ['onChange(["ash"])']],
  ] as const) {
    const calls = await inBoth({ select, successor }, async (shown) => {
      await shown.show(
        () => ({ tokenSeparators: [','], options: [{ value: 'ash', disabled: true }] }),
        { mode: 'tags' },
      );
      await shown.focus();
      await shown.type('ash');
      if (take === 'leaving') await shown.page.locator('#after').focus();
      else await shown.press(take);
      await shown.quiet();
      return shown.calls('onChange');
    });
    expect(calls).toEqual({ in14, in1: [] });
  }
});

test('in tags with autoClearSearchValue={false}, leaving adds the text beyond maxCount', async ({
  select,
}) => {
  await select.show(() => ({ autoClearSearchValue: false, maxCount: 1 }), { mode: 'tags' });
  await select.focus();
  await select.type('a');
  await select.press('Enter');
  expect(await select.state()).toMatchObject({ chosen: ['a'], text: 'a' });
  await select.click('#after');
  expect((await select.state()).chosen).toEqual(['a']);

  await select.show(
    () => ({ autoClearSearchValue: false, maxCount: 1, options: [{ value: 'apple' }] }),
    { mode: 'tags' },
  );
  await select.focus();
  await select.type('a');
  await select.press('ArrowDown', 'Enter');
  await select.click('#after');
  expect((await select.state()).chosen).toEqual(['apple', 'a']);
});
