import { expect, fact, test } from './support/fact';
import type { UseProps } from './support/page/kit';

const trees: UseProps = () => ({ options: [{ value: 'ash' }, { value: 'beech' }] });

fact(
  'a single select opens with each key of the table, and not with ; = Backspace, Caps Lock or F keys',
  { mode: ['single'], open: [false] },
  async (select, situation) => {
    await select.show(trees, situation);
    await select.focus();
    for (const key of [';', '=', 'Backspace', 'CapsLock', 'F2', 'Shift', 'Escape', 'ContextMenu']) {
      await select.press(key);
      expect((await select.state()).open, key).toBe(false);
    }
    for (const key of ['Enter', 'Space', 'a', '1', '-', 'Delete', 'Home', 'PageUp', 'ArrowLeft']) {
      await select.press(key);
      expect((await select.state()).open, key).toBe(true);
      await select.press('Escape');
      expect((await select.state()).open).toBe(false);
    }
  },
);

fact(
  'the keys that open no list do nothing in a single select that can be searched either, but type',
  { mode: ['single'], open: [false], given: ['options'] },
  async (select, situation) => {
    await select.show(
      () => ({ showSearch: true, options: [{ value: 'ash' }, { value: 'beech' }] }),
      situation,
    );
    await select.focus();
    await select.press(';');
    // The character is text, and text opens the list.
    expect(await select.state()).toMatchObject({ open: true, text: ';' });
  },
);

fact(
  'Escape on an open list closes it, does not reach what is around, and keeps its default action',
  { mode: ['single', 'multiple'], open: [true] },
  async (select, situation) => {
    await select.show(trees, situation);
    await select.page.evaluate(() => {
      document.body.dataset.reached = '';
      document.body.onkeydown = () => {
        document.body.dataset.reached += 'body ';
      };
      document.addEventListener(
        'keydown',
        (event) => {
          const preventDefault = event.preventDefault.bind(event);
          event.preventDefault = () => {
            document.body.dataset.reached += 'prevented ';
            preventDefault();
          };
        },
        true,
      );
    });
    await select.press('Escape');
    expect((await select.state()).open).toBe(false);
    const reached = () => select.page.evaluate(() => document.body.dataset.reached);
    expect(await reached()).toBe('');
    await select.press('Escape');
    expect(await reached()).toBe('body ');
  },
);

fact(
  'in multiple, Backspace on a closed list removes nothing while Escape has hidden a text',
  { mode: ['multiple'] },
  async (select, situation) => {
    await select.show(
      () => ({ defaultValue: ['ash'], options: [{ value: 'ash' }, { value: 'beech' }] }),
      situation,
    );
    await select.focus();
    await select.type('b');
    await select.press('Escape', 'Backspace');
    expect(await select.state()).toMatchObject({ open: false, text: '', chosen: ['ash'] });
    // Without a text it removes the last value.
    await select.show(() => ({ defaultValue: ['ash'], options: [{ value: 'ash' }] }), {
      ...situation,
      open: false,
    });
    await select.focus();
    await select.press('Backspace');
    expect((await select.state()).chosen).toEqual([]);
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
    await select.show(trees, situation);
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
  'in multiple with autoClearSearchValue={false}, Escape empties the text and the list stays open',
  { mode: ['multiple'], given: ['options'] },
  async (select, situation) => {
    await select.show(
      () => ({ autoClearSearchValue: false, options: [{ value: 'ash' }, { value: 'beech' }] }),
      situation,
    );
    await select.focus();
    await select.type('b');
    await select.press('Escape');
    expect(await select.state()).toMatchObject({ text: '', open: true });
    await select.press('Escape');
    expect((await select.state()).open).toBe(false);
  },
);

fact(
  'in multiple, Escape hides the text, which comes back when the list opens',
  { mode: ['multiple'], given: ['options'] },
  async (select, situation) => {
    await select.show(trees, situation);
    await select.focus();
    await select.type('b');
    await select.press('Escape');
    expect(await select.state()).toMatchObject({ text: '', open: false });
    await select.press('ArrowDown');
    expect((await select.state()).text).toBe('b');
  },
);

fact(
  'Tab with an open list stays in the select; in single and combobox it closes the list',
  { open: [true] },
  async (select, situation) => {
    await select.show(trees, situation);
    await select.press('Tab');
    const several = situation.mode === 'multiple' || situation.mode === 'tags';
    expect(await select.state()).toMatchObject({ focused: true, open: several });
    await select.press('Escape', 'Tab');
    expect((await select.state()).focused).toBe(false);
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

test('at maxCount, Enter and Tab change nothing', async ({ select }) => {
  await select.show(
    () => ({ maxCount: 1, defaultValue: ['ash'], options: [{ value: 'ash' }, { value: 'beech' }] }),
    { mode: 'multiple', open: true },
  );
  await select.press('Enter', 'Tab');
  expect(await select.calls('onChange')).toEqual([]);
  expect((await select.state()).chosen).toEqual(['ash']);
});

test('an input of your own in a combobox is of the type search unless it names another', async ({
  select,
}) => {
  const typeOf = () => select.page.locator('#select').getAttribute('type');
  await select.show(({ h }) => ({ getInputElement: () => h('input') }), { mode: 'combobox' });
  expect(await typeOf()).toBe('search');
  await select.show(({ h }) => ({ getInputElement: () => h('input', { type: 'text' }) }), {
    mode: 'combobox',
  });
  expect(await typeOf()).toBe('text');
});

test('Escape keeps the text of a combobox whose input is of the type text', async ({ select }) => {
  await select.show(
    ({ h }) => ({
      getInputElement: () => h('input', { type: 'text' }),
      options: [{ value: 'ash' }],
    }),
    { mode: 'combobox' },
  );
  await select.focus();
  await select.type('as');
  await select.press('Escape');
  expect(await select.state()).toMatchObject({ text: 'as', open: false });
  await select.show(() => ({ options: [{ value: 'ash' }] }), { mode: 'combobox' });
  await select.focus();
  await select.type('as');
  await select.press('Escape');
  expect(await select.state()).toMatchObject({ text: '', open: true });
});

test('the placeholder of Select shows beside an input of your own', async ({ select }) => {
  await select.show(({ h }) => ({ getInputElement: () => h('input'), placeholder: 'Where to?' }), {
    mode: 'combobox',
  });
  expect(await select.page.getByText('Where to?').isVisible()).toBe(true);
});
