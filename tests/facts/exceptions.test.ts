import { expect, fact } from './support/fact';
import type { UseProps } from './support/page/kit';

fact(
  'in multiple with autoClearSearchValue={false}, a closed list can have text, which Escape empties and Backspace shortens',
  { mode: ['multiple'], given: ['options'], grouped: [false], open: [false] },
  async (select, situation) => {
    for (const [key, left] of [
      ['Escape', ''],
      ['Backspace', 'a'],
    ] as const) {
      await select.show(
        () => ({ autoClearSearchValue: false, options: [{ value: 'ash' }, { value: 'oak' }] }),
        situation,
      );
      await select.focus();
      await select.type('as');
      await select.click('.rc-select-selector');
      expect(await select.state()).toMatchObject({ open: false, text: 'as' });
      await select.press(key);
      expect(await select.state()).toMatchObject({ open: true, text: left });
    }
  },
);

fact(
  'in tags, a text that is the label of a group adds no row for itself',
  { mode: ['tags'], given: ['options'], grouped: [false], controlled: [false], open: [false] },
  async (select, situation) => {
    await select.show(
      () => ({
        optionFilterProp: 'label',
        options: [{ label: 'Fruit', options: [{ value: 'fig', label: 'Fig' }] }],
      }),
      situation,
    );
    await select.focus();
    await select.type('Fruit');
    await select.press('Enter');
    expect((await select.state()).chosen).toEqual(['Fig']);
  },
);

fact(
  'a separator in multiple finds strings, disabled ones too, and no numbers',
  { mode: ['multiple'], given: ['options'], grouped: [false], controlled: [false], open: [false] },
  async (select, situation) => {
    await select.show(
      () => ({
        tokenSeparators: [','],
        optionFilterProp: 'value',
        options: [{ value: 'ash' }, { value: 'oak', disabled: true }, { value: 7 }],
      }),
      situation,
    );
    await select.focus();
    await select.paste('ash,oak,7');
    expect(await select.calls('onChange')).toEqual(['onChange(["ash","oak"])']);
  },
);

fact(
  'removing a tag by its icon leaves the search text, and calls onDeselect',
  { mode: ['multiple', 'tags'], given: ['options'], grouped: [false], open: [false] },
  async (select, situation) => {
    await select.show(
      () => ({ defaultValue: ['oak'], options: [{ value: 'ash' }, { value: 'oak' }] }),
      situation,
    );
    await select.focus();
    await select.type('as');
    await select.forgetCalls();
    await select.click('.rc-select-selection-item-remove');
    const { chosen, text } = await select.state();
    expect({ chosen, text }).toEqual({ chosen: [], text: 'as' });
    expect(await select.calls('onDeselect')).toHaveLength(1);
  },
);

fact(
  'multiple takes text unless showSearch={false}',
  { mode: ['multiple'], given: ['options'] },
  async (select, situation) => {
    await select.show(
      () => ({ showSearch: false, options: [{ value: 'ash' }, { value: 'beech' }] }),
      situation,
    );
    await select.focus();
    await select.type('b');
    expect((await select.state()).text).toBe('');
    await select.show(() => ({ options: [{ value: 'ash' }, { value: 'beech' }] }), situation);
    await select.focus();
    await select.type('b');
    expect((await select.state()).text).toBe('b');
  },
);

fact(
  'multiple with autoClearSearchValue={false} takes text in spite of showSearch={false}',
  { mode: ['multiple'], given: ['options'] },
  async (select, situation) => {
    await select.show(
      () => ({
        showSearch: false,
        autoClearSearchValue: false,
        options: [{ value: 'ash' }, { value: 'beech' }],
      }),
      situation,
    );
    await select.focus();
    await select.type('b');
    expect(await select.state()).toMatchObject({ text: 'b', open: true });
  },
);

fact(
  'with no option active, Enter and Tab close a single select and combobox and do nothing in multiple and tags',
  { open: [true] },
  async (select, situation) => {
    for (const key of ['Enter', 'Tab']) {
      await select.show(
        () => ({ defaultActiveFirstOption: false, options: [{ value: 'ash' }] }),
        situation,
      );
      await select.press(key);
      const several = situation.mode === 'multiple' || situation.mode === 'tags';
      expect(await select.state()).toMatchObject({ focused: true, open: several });
      expect(await select.calls('onSelect', 'onChange')).toEqual([]);
    }
  },
);

fact(
  'Backspace removes a value unless onInputKeyDown stops its propagation',
  { mode: ['multiple', 'tags'], given: ['options'], grouped: [false] },
  async (select, situation) => {
    const cancels: UseProps = () => ({
      defaultValue: ['ash'],
      options: [{ value: 'ash' }],
      onInputKeyDown: (event) => event.preventDefault(),
    });
    const stopsLate: UseProps = () => ({
      defaultValue: ['ash'],
      options: [{ value: 'ash' }],
      onKeyDown: (event) => event.stopPropagation(),
    });
    const stops: UseProps = () => ({
      defaultValue: ['ash'],
      options: [{ value: 'ash' }],
      onInputKeyDown: (event) => {
        if (event.key === 'Backspace') event.stopPropagation();
      },
    });
    for (const [useProps, chosen] of [
      [cancels, []],
      [stopsLate, []],
      [stops, ['ash']],
    ] as const) {
      await select.show(useProps, situation);
      await select.focus();
      await select.press('Backspace');
      expect((await select.state()).chosen).toEqual(chosen);
    }
  },
);
