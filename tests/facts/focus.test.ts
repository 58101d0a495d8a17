import { expect, facts } from './support/fact';
import { optionsOf } from './support/options';
import type { ShownSelect } from './support/shownSelect';
import type { Situation } from './support/situations';

const CALLBACKS = ['onChange', 'onSelect', 'onSearch', 'onDropdownVisibleChange', 'onBlur'];

const options = optionsOf('ash');

/** Moves the pointer to some heights below the middle of the lower border of the select. */
async function movePointer({ page }: ShownSelect, heights: readonly number[]): Promise<void> {
  const box = await page.locator('.rc-select').boundingBox();
  if (!box) throw new Error('the select is not shown');
  for (const height of heights) await page.mouse.move(box.x + 20, box.y + box.height + height);
}

facts({ open: [true] }, [
  {
    title: 'picking an option with the mouse causes no blur',
    props: { options },
    act: (select) => select.pick('ash'),
    shows: { focused: true },
    silent: ['onBlur'],
  },
]);

facts({ open: [true], given: ['options'], grouped: [false] }, [
  {
    title: 'onBlur is called for each blur, inside the popup too, and onFocus once',
    grouped: [false, true],
    open: [false],
    props: ({ h }) => ({
      options: [{ value: 'ash' }],
      dropdownRender: (menu) =>
        h('div', null, menu, h('input', { id: 'one' }), h('input', { id: 'two' })),
    }),
    async act(select) {
      await select.click('.rc-select-selector');
      for (const field of ['#one', '#two', '#one']) await select.moveFocus(field);
    },
    shows: { open: true },
    calls: ['onFocus()', 'onBlur()', 'onBlur()', 'onBlur()'],
  },
  {
    title: 'what is pressed and typed inside the popup reaches the callbacks of the select',
    props: ({ h }) => ({
      options: [{ value: 'ash' }],
      dropdownRender: (menu) => h('div', null, menu, h('input', { id: 'one' })),
    }),
    async act(select) {
      await select.click('#one');
      await select.press('x');
    },
    silent: ['onInputKeyDown'],
    calls: ['onMouseDown()', 'onClick()', 'onKeyDown()', 'onKeyUp()'],
    async check(select, { mode }) {
      await select.press('Enter');
      const picked = mode === 'combobox' ? [] : ['onSelect("ash")'];
      expect(await select.calls('onSelect')).toEqual(picked);
    },
  },
  {
    title:
      'a pointer on its way to the popup leaves the select in the gap of 4 pixels, and enters again',
    props: { options },
    async act(select) {
      await movePointer(select, [-2]);
      await select.forgetCalls();
      await movePointer(
        select,
        Array.from({ length: 12 }, (_, step) => step),
      );
      await select.quiet();
    },
    calls: ['onMouseLeave()', 'onMouseEnter()'],
  },
  {
    title: 'a pointer that skips the gap does not leave the select',
    props: { options },
    async act(select) {
      await movePointer(select, [-2]);
      await select.forgetCalls();
      await movePointer(select, [12]);
      await select.quiet();
    },
    silent: ['onMouseLeave', 'onMouseEnter'],
  },
  {
    title: 'getPopupContainer is called with the selector',
    props: () => ({
      options: [{ value: 'ash' }],
      getPopupContainer: ({ className }: HTMLElement) => {
        document.body.dataset.given = className;
        return document.body;
      },
    }),
    check: async (select) => expect((await select.notes()).given).toBe('rc-select-selector'),
  },
]);

const CLOSING = ['onBlur()', 'onDropdownVisibleChange(false)'];

const AFTER_TEXT: Record<Situation['mode'], string[]> = {
  single: [...CLOSING, 'onSearch("")'],
  multiple: CLOSING,
  tags: ['onChange(["x"])', 'onSelect("x")', ...CLOSING],
  combobox: CLOSING,
};

for (const by of ['blur()', 'focus() of another element']) {
  facts({ open: [true] }, [
    {
      title: `after ${by} by a script, onBlur is called before the list closes`,
      async check(select, situation) {
        for (const text of ['', 'x']) {
          await select.show({ showSearch: true, options }, situation);
          await select.write(text);
          if (by === 'blur()') await select.blur();
          else await select.moveFocus('#after');
          expect((await select.state()).open).toBe(false);
          const calls = text === '' ? CLOSING : AFTER_TEXT[situation.mode];
          expect(await select.calls(...CALLBACKS)).toEqual(calls);
        }
      },
    },
  ]);
}
