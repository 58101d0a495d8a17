import { expect, fact, test } from './support/fact';

fact(
  'in multiple the pieces are looked up among labels, in exactly their letters',
  { mode: ['multiple'] },
  async (select, situation) => {
    await select.show(
      () => ({
        tokenSeparators: [','],
        options: [
          { value: 'at', label: 'Austria' },
          { value: 'be', label: 'Belgium', disabled: true },
          { value: 'cy', label: 'Cyprus' },
        ],
      }),
      situation,
    );
    await select.focus();
    await select.paste('Austria,cyprus,Belgium,nowhere,cy');
    expect(await select.calls('onChange')).toEqual(['onChange(["at","be"])']);
    expect(await select.state()).toMatchObject({ open: false, text: '' });
  },
);

fact(
  'in multiple the fields of optionFilterProp and optionLabelProp are looked up as well',
  { mode: ['multiple'], given: ['options'] },
  async (select, situation) => {
    await select.show(
      () => ({
        tokenSeparators: [','],
        optionFilterProp: 'code',
        optionLabelProp: 'short',
        options: [
          { value: 1, label: 'Austria', code: 'AUT', short: 'A' },
          { value: 2, label: 'Belgium', code: 'BEL', short: 'B' },
          { value: 3, label: 'Croatia', code: 'HRV', short: 'HR' },
        ],
      }),
      situation,
    );
    await select.focus();
    await select.paste('AUT,B,Croatia');
    expect(await select.calls('onChange')).toEqual(['onChange([1,2,3])']);
  },
);

fact(
  'in multiple an option object without label is not found by the value that it shows',
  { mode: ['multiple'], given: ['options'] },
  async (select, situation) => {
    await select.show(
      () => ({ tokenSeparators: [','], options: [{ value: 'ash' }, { value: 'beech' }] }),
      situation,
    );
    await select.focus();
    await select.paste('ash,beech');
    expect(await select.calls('onChange')).toEqual([]);
  },
);

fact(
  'with optionFilterProp="value" it is found',
  { mode: ['multiple'], given: ['options'] },
  async (select, situation) => {
    await select.show(
      () => ({
        tokenSeparators: [','],
        optionFilterProp: 'value',
        options: [{ value: 'ash' }, { value: 'beech' }],
      }),
      situation,
    );
    await select.focus();
    await select.paste('ash,beech');
    expect(await select.calls('onChange')).toEqual(['onChange(["ash","beech"])']);
  },
);

fact(
  'a single select with showSearch and no value splits the text and takes the first option found',
  { mode: ['single'], controlled: [false] },
  async (select, situation) => {
    await select.show(
      () => ({
        showSearch: true,
        tokenSeparators: [','],
        options: [
          { value: 'at', label: 'Austria' },
          { value: 'be', label: 'Belgium' },
        ],
      }),
      situation,
    );
    await select.focus();
    await select.paste('Belgium,');
    expect(await select.calls('onChange')).toEqual(['onChange("be")']);
  },
);

fact(
  'a single select with showSearch and a value, null included, splits the text and keeps the value',
  { mode: ['single'] },
  async (select, situation) => {
    for (const old of ['at', null]) {
      await select.show(
        old === null
          ? () => ({
              showSearch: true,
              tokenSeparators: [','],
              defaultValue: null,
              options: [{ value: 'be', label: 'Belgium' }],
            })
          : () => ({
              showSearch: true,
              tokenSeparators: [','],
              defaultValue: 'at',
              options: [
                { value: 'at', label: 'Austria' },
                { value: 'be', label: 'Belgium' },
              ],
            }),
        situation,
      );
      await select.focus();
      await select.paste('Belgium,');
      expect(await select.calls('onChange')).toEqual([`onChange(${JSON.stringify(old)})`]);
    }
  },
);

fact('a combobox does not split', { mode: ['combobox'] }, async (select, situation) => {
  await select.show(() => ({ tokenSeparators: [','], options: [{ value: 'ash' }] }), situation);
  await select.focus();
  await select.type('ash,');
  expect((await select.state()).text).toBe('ash,');
});

fact(
  'in tags every piece becomes a value, blanks included and empty pieces excluded',
  { mode: ['tags'] },
  async (select, situation) => {
    await select.show(() => ({ tokenSeparators: [','], options: [{ value: 'a' }] }), situation);
    await select.focus();
    await select.paste('a, b,,c ');
    expect(await select.calls('onChange')).toEqual(['onChange(["a"," b","c "])']);
    expect(await select.state()).toMatchObject({ open: false, text: '' });
  },
);

fact(
  'a split calls onChange once and onSelect for every value, old ones included',
  { mode: ['tags'] },
  async (select, situation) => {
    await select.show(
      () => ({ tokenSeparators: [','], defaultValue: ['old'], options: [{ value: 'a' }] }),
      situation,
    );
    await select.focus();
    await select.paste('b,c');
    expect(await select.calls('onChange', 'onSelect')).toEqual([
      'onChange(["old","b","c"])',
      'onSelect("old")',
      'onSelect("b")',
      'onSelect("c")',
    ]);
  },
);

test('a line break alone as separator leaves the \\r of Windows line breaks in the tag', async ({
  select,
}) => {
  const pieces = async () => (await select.argsOf('onChange'))[0]?.[0];
  await select.show(() => ({ tokenSeparators: ['\n'] }), { mode: 'tags' });
  await select.paste('a\r\nb');
  expect(await pieces()).toEqual(['a\r', 'b']);
  await select.show(() => ({ tokenSeparators: ['\r\n', '\n'] }), { mode: 'tags' });
  await select.paste('a\r\nb\nc');
  expect(await pieces()).toEqual(['a', 'b', 'c']);
});

test('with "," and "," + blank, the longer separator has to come first', async ({ select }) => {
  const pieces = async () => (await select.argsOf('onChange'))[0]?.[0];
  await select.show(() => ({ tokenSeparators: [',', ', '] }), { mode: 'tags' });
  await select.paste('a, b');
  expect(await pieces()).toEqual(['a', ' b']);
  await select.show(() => ({ tokenSeparators: [', ', ','] }), { mode: 'tags' });
  await select.paste('a, b,c');
  expect(await pieces()).toEqual(['a', 'b', 'c']);
});
