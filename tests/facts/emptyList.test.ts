import { expect, fact } from './support/fact';

fact(
  'without options and notFoundContent no popup is shown, and outside combobox the select still counts as open',
  { mode: ['single', 'multiple', 'tags'], given: ['options'], grouped: [false], open: [false] },
  async (select, situation) => {
    await select.show(() => ({ notFoundContent: null, options: [] }), situation);
    await select.click('.rc-select-selector');
    expect(await select.state()).toMatchObject({ open: true, popup: false });
    expect(await select.calls('onDropdownVisibleChange')).toEqual([
      'onDropdownVisibleChange(true)',
    ]);
    // There is no list yet that could react to Escape.
    await select.press('Escape');
    expect((await select.state()).open).toBe(true);
    await select.press('Tab');
    expect(await select.state()).toMatchObject({ open: false, focused: false });
  },
);

fact(
  'without options and notFoundContent a combobox stays closed, and asks to open with each character',
  { mode: ['combobox'], given: ['options'], grouped: [false], open: [false] },
  async (select, situation) => {
    await select.show(() => ({ notFoundContent: null, options: [] }), situation);
    await select.focus();
    await select.type('a');
    await select.type('b');
    expect(await select.state()).toMatchObject({ open: false, popup: false, text: 'ab' });
    const calls = await select.calls('onDropdownVisibleChange');
    expect(new Set(calls)).toEqual(new Set(['onDropdownVisibleChange(true)']));
    expect(calls.length).toBeGreaterThanOrEqual(2);
  },
);

fact(
  'a list with a controlled open is hidden while it has no options and no notFoundContent',
  { given: ['options'], grouped: [false], open: [false] },
  async (select, situation) => {
    await select.show(({ useState }) => {
      const [options, setOptions] = useState([{ value: 'ash' }]);
      return {
        open: true,
        notFoundContent: null,
        options,
        onInputKeyDown: ({ key }) => {
          if (key === 'F2') setOptions(options.length > 0 ? [] : [{ value: 'ash' }]);
        },
      };
    }, situation);
    await select.focus();
    const popups = [];
    for (const keys of [[], ['F2'], ['F2']]) {
      await select.press(...keys);
      popups.push((await select.state()).popup);
    }
    expect(popups).toEqual([true, false, true]);
  },
);

fact(
  'a list that was shown and has become empty keeps Tab in multiple and tags until Escape',
  { mode: ['multiple', 'tags'], open: [true] },
  async (select, situation) => {
    await select.show(
      ({ useState }) => {
        const [options, setOptions] = useState([{ value: 'ash' }]);
        return {
          notFoundContent: null,
          filterOption: false,
          options,
          onInputKeyDown: ({ key }) => {
            if (key === 'F2') setOptions([]);
          },
        };
      },
      { ...situation, grouped: false },
    );
    await select.press('F2');
    expect(await select.state()).toMatchObject({ open: true, popup: false });
    await select.press('Tab');
    expect(await select.state()).toMatchObject({ open: true, focused: true });
    await select.press('Escape');
    expect((await select.state()).open).toBe(false);
    await select.press('Tab');
    expect((await select.state()).focused).toBe(false);
  },
);
