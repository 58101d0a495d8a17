import { expect, fact } from './support/fact';

const CLEAR = '.rc-select-clear';

fact(
  'clearing passes undefined in a single select, and empty arrays in multiple and tags',
  { mode: ['single', 'multiple', 'tags'] },
  async (select, situation) => {
    await select.show(
      (_, { mode }) => ({
        allowClear: true,
        defaultValue: mode === 'single' ? 'a' : ['a'],
        options: [{ value: 'a' }],
      }),
      situation,
    );
    await select.click(CLEAR);
    const several = situation.mode !== 'single';
    expect(await select.argsOf('onChange')).toEqual([several ? [[], []] : [undefined, undefined]]);
    const calls = await select.calls('onClear', 'onChange', 'onDeselect', 'onSelect', 'onSearch');
    expect(calls).toEqual(['onClear()', several ? 'onChange([])' : 'onChange(undefined)']);
  },
);

fact(
  'the clear icon is there while there is something to clear and the select is not disabled',
  { open: [false] },
  async (select, situation) => {
    await select.show(({ useState }, { mode }) => {
      const [disabled, setDisabled] = useState(false);
      return {
        allowClear: true,
        disabled,
        defaultValue: mode === 'multiple' || mode === 'tags' ? ['a'] : 'a',
        options: [{ value: 'a' }],
        onInputKeyDown: ({ key }) => {
          if (key === 'F2') setDisabled(true);
        },
      };
    }, situation);
    const icon = select.page.locator(CLEAR);
    expect(await icon.count()).toBe(1);
    await select.focus();
    await select.press('F2');
    expect(await icon.count()).toBe(0);
  },
);

fact(
  'clearing a combobox passes undefined and then an empty text, each with onChange',
  { mode: ['combobox'] },
  async (select, situation) => {
    await select.show(
      () => ({ allowClear: true, defaultValue: 'a', options: [{ value: 'a' }] }),
      situation,
    );
    await select.click(CLEAR);
    expect(await select.argsOf('onChange')).toEqual([
      [undefined, undefined],
      ['', {}],
    ]);
    expect((await select.state()).text).toBe('');
  },
);

fact(
  'deleting the text of a combobox passes an empty text',
  { mode: ['combobox'] },
  async (select, situation) => {
    await select.show(() => ({ options: [{ value: 'a' }] }), situation);
    await select.focus();
    await select.type('a');
    await select.forgetCalls();
    await select.press('Backspace');
    expect(await select.argsOf('onChange')).toEqual([['', {}]]);
  },
);

fact(
  'clearing empties the text as well and then calls onSearch with an empty text',
  { mode: ['single', 'multiple', 'tags'] },
  async (select, situation) => {
    await select.show(
      () => ({ allowClear: true, showSearch: true, options: [{ value: 'a' }] }),
      situation,
    );
    await select.focus();
    await select.type('b');
    await select.forgetCalls();
    await select.click(CLEAR);
    expect(await select.calls('onClear', 'onSearch')).toEqual(['onClear()', 'onSearch("")']);
    expect((await select.state()).text).toBe('');
  },
);
