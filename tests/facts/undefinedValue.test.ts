import { expect, fact } from './support/fact';

fact(
  'value={undefined} from the start leaves the selection to the select',
  { controlled: [false] },
  async (select, situation) => {
    await select.show(() => ({ value: undefined, options: [{ value: 'ash' }] }), situation);
    await select.focus();
    if (!situation.open) await select.open();
    await select.pick('ash');
    const { chosen, text } = await select.state();
    expect(situation.mode === 'combobox' ? text : chosen.join()).toBe('ash');
  },
);

fact(
  'value={undefined} after a value empties the selection, and leaves it to the select from then on',
  { controlled: [false] },
  async (select, situation) => {
    await select.show(({ useState }, { mode }) => {
      const several = mode === 'multiple' || mode === 'tags';
      const [value, setValue] = useState<string | string[] | undefined>(several ? ['ash'] : 'ash');
      return {
        value,
        options: [{ value: 'ash' }, { value: 'beech' }],
        onInputKeyDown: ({ key }) => {
          if (key === 'F2') setValue(undefined);
        },
      };
    }, situation);
    const shown = async () => {
      const { chosen, text } = await select.state();
      return situation.mode === 'combobox' ? text : chosen.join();
    };
    expect(await shown()).toBe('ash');
    await select.focus();
    await select.press('F2');
    expect(await shown()).toBe('');
    if (!(await select.state()).open) await select.open();
    await select.pick('beech');
    expect(await shown()).toBe('beech');
  },
);

fact(
  'value={null} means that nothing is chosen, whatever the user picks',
  { controlled: [false] },
  async (select, situation) => {
    await select.show(() => ({ value: null, options: [{ value: 'ash' }] }), situation);
    await select.focus();
    if (!situation.open) await select.open();
    await select.pick('ash');
    const { chosen, text } = await select.state();
    expect({ chosen, text }).toEqual({ chosen: [], text: '' });
  },
);
