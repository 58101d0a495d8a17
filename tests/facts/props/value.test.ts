import { expect, fact } from '../support/fact';

const SEVERAL = { mode: ['multiple', 'tags'] } as const;

fact(
  'onSelect is called for a chosen option again in a single select and combobox, in multiple and tags onDeselect',
  {},
  async (select, situation) => {
    await select.show(
      (_, { mode }) => ({
        defaultValue: mode === 'multiple' || mode === 'tags' ? ['ash'] : 'ash',
        options: [{ value: 'ash' }],
      }),
      situation,
    );
    if (!situation.open) await select.open();
    await select.pick('ash');
    const several = situation.mode === 'multiple' || situation.mode === 'tags';
    expect(await select.calls('onSelect', 'onDeselect', 'onChange')).toEqual(
      several ? ['onChange([])', 'onDeselect("ash")'] : ['onSelect("ash")'],
    );
  },
);

fact(
  'each way of removing a value calls onChange and then onDeselect',
  SEVERAL,
  async (select, situation) => {
    await select.show(
      () => ({
        defaultValue: ['ash', 'beech', 'cedar'],
        options: [{ value: 'ash' }, { value: 'beech' }, { value: 'cedar' }],
      }),
      situation,
    );
    const called = () => select.calls('onChange', 'onDeselect');
    await select.click('.rc-select-selection-item-remove');
    expect(await called()).toEqual(['onChange(["beech","cedar"])', 'onDeselect("ash")']);
    if (!(await select.state()).open) await select.open();
    await select.forgetCalls();
    await select.pick('beech');
    expect(await called()).toEqual(['onChange(["cedar"])', 'onDeselect("beech")']);
    await select.focus();
    await select.press('Backspace');
    expect(await called()).toEqual(['onChange([])', 'onDeselect("cedar")']);
  },
);

fact(
  'disabled options keep their tags without an icon, Backspace skips them, and clearing removes them',
  { mode: ['multiple'] },
  async (select, situation) => {
    await select.show(
      () => ({
        allowClear: true,
        defaultValue: ['ash', 'beech'],
        options: [{ value: 'ash' }, { value: 'beech', disabled: true }],
      }),
      situation,
    );
    expect(await select.page.locator('.rc-select-selection-item-remove').count()).toBe(1);
    await select.focus();
    await select.press('Backspace');
    expect((await select.state()).chosen).toEqual(['beech']);
    await select.click('.rc-select-clear');
    expect((await select.state()).chosen).toEqual([]);
  },
);

fact(
  'maxCount disables the remaining options, ignores typing, and does not cut a value from outside',
  { mode: ['multiple'] },
  async (select, situation) => {
    await select.show(
      () => ({
        maxCount: 1,
        defaultValue: ['ash', 'beech'],
        options: [{ value: 'ash' }, { value: 'beech' }, { value: 'cedar' }],
      }),
      situation,
    );
    await select.focus();
    if (!situation.open) await select.press('ArrowDown');
    const disabled = select.page.locator('.rc-select-item-option-disabled');
    expect(await disabled.allTextContents()).toEqual(['cedar']);
    await select.type('c');
    expect(await select.state()).toMatchObject({ text: '', chosen: ['ash', 'beech'] });
    // A click on a chosen option removes it.
    await select.pick('ash');
    expect((await select.state()).chosen).toEqual(['beech']);
  },
);

fact('a single select ignores maxCount', { mode: ['single'] }, async (select, situation) => {
  await select.show(
    () => ({ maxCount: 1, defaultValue: 'ash', options: [{ value: 'ash' }, { value: 'beech' }] }),
    situation,
  );
  if (!situation.open) await select.open();
  await select.pick('beech');
  expect((await select.state()).chosen).toEqual(['beech']);
});

fact(
  'allowClear shows an icon while there is a value or a text',
  { mode: ['single', 'multiple', 'tags'], open: [false] },
  async (select, situation) => {
    await select.show(
      () => ({ allowClear: true, showSearch: true, options: [{ value: 'ash' }] }),
      situation,
    );
    const icon = select.page.locator('.rc-select-clear');
    // `null` counts as no value in a single select, too.
    expect(await icon.count()).toBe(0);
    await select.focus();
    await select.type('x');
    expect(await icon.count()).toBe(1);
    await select.press('Backspace');
    expect(await icon.count()).toBe(0);
  },
);

fact(
  'the placeholder shows without value and text, and an empty string is a value in a single select',
  { mode: ['single', 'multiple', 'tags'], open: [false], controlled: [false] },
  async (select, situation) => {
    const shown = () => select.page.getByText('Choose').isVisible();
    await select.show(() => ({ placeholder: 'Choose', options: [{ value: 'a' }] }), situation);
    expect(await shown()).toBe(true);
    await select.show(
      (_, { mode }) => ({
        placeholder: 'Choose',
        defaultValue: mode === 'single' ? '' : [''],
        options: [{ value: 'a' }],
      }),
      situation,
    );
    expect(await shown()).toBe(false);
    await select.show(
      () => ({ placeholder: 'Choose', defaultValue: null, options: [{ value: 'a' }] }),
      situation,
    );
    expect(await shown()).toBe(true);
  },
);
