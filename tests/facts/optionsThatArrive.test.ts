import { expect, fact, test } from './support/fact';

test('in a combobox no option becomes active when options arrive in a list that is open', async ({
  select,
}) => {
  await select.show(
    ({ useState }) => {
      const [options, setOptions] = useState<{ value: string }[]>([]);
      return {
        options,
        onInputKeyDown: ({ key }) => {
          if (key === 'F2') setOptions([{ value: 'Beech' }]);
        },
      };
    },
    { mode: 'combobox' },
  );
  await select.focus();
  await select.type('B');
  await select.press('F2');
  expect(await select.state()).toMatchObject({ open: true, rows: ['Beech'], active: undefined });
  await select.press('Enter');
  expect((await select.state()).text).toBe('B');
});

fact(
  'when the number of options changes, the first one is active again, or none',
  { open: [true] },
  async (select, situation) => {
    await select.show(({ useState }) => {
      const [options, setOptions] = useState([{ value: 'ash' }, { value: 'beech' }]);
      return {
        options,
        onInputKeyDown: ({ key }) => {
          if (key === 'F2') setOptions([...options, { value: 'cedar' }]);
        },
      };
    }, situation);
    await select.press('ArrowDown', 'ArrowDown', 'ArrowUp');
    const before = (await select.state()).active;
    await select.press('ArrowDown');
    expect((await select.state()).active).not.toBe(before);
    await select.press('F2');
    const { active, rows } = await select.state();
    expect(rows).toContain('cedar');
    expect(active).toBe(situation.mode === 'combobox' ? undefined : 'ash');
    await select.press('ArrowDown');
    const next = situation.mode === 'combobox' ? 'ash' : 'beech';
    expect((await select.state()).active).toBe(next);
  },
);

fact(
  'with defaultActiveFirstOption={false} none is active when the number of options changes, and the arrow key starts at the top',
  { open: [true] },
  async (select, situation) => {
    await select.show(({ useState }) => {
      const [options, setOptions] = useState([{ value: 'ash' }, { value: 'beech' }]);
      return {
        defaultActiveFirstOption: false,
        options,
        onInputKeyDown: ({ key }) => {
          if (key === 'F2') setOptions([...options, { value: 'cedar' }]);
        },
      };
    }, situation);
    await select.press('ArrowDown', 'ArrowDown');
    expect((await select.state()).active).toBe('beech');
    await select.press('F2');
    expect((await select.state()).active).toBe(undefined);
    await select.press('ArrowDown');
    expect((await select.state()).active).toBe('ash');
  },
);

test('in a combobox that is closed for lack of options, the option that arrives becomes active', async ({
  select,
}) => {
  await select.show(
    ({ useState }) => {
      const [options, setOptions] = useState<{ value: string }[]>([]);
      return {
        options,
        notFoundContent: null,
        onInputKeyDown: ({ key }) => {
          if (key === 'F2') setOptions([{ value: 'Beech' }]);
        },
      };
    },
    { mode: 'combobox' },
  );
  await select.focus();
  await select.type('B');
  expect((await select.state()).open).toBe(false);
  await select.press('F2');
  expect(await select.state()).toMatchObject({ open: true, active: 'Beech' });
});
