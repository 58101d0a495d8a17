import { expect, fact } from './support/fact';
import type { ShownSelect } from './support/shownSelect';
import type { Situation } from './support/situations';

const CALLBACKS = ['onChange', 'onSelect', 'onSearch', 'onDropdownVisibleChange', 'onBlur'];

/** How a script moves the focus elsewhere. */
const SCRIPTS = {
  'blur()': ({ page }: ShownSelect) =>
    page.evaluate(() => document.querySelector<HTMLElement>('#select')?.blur()),
  'focus() of another element': ({ page }: ShownSelect) => page.locator('#after').focus(),
};

const AFTER_TEXT: Record<Situation['mode'], string[]> = {
  single: ['onBlur()', 'onDropdownVisibleChange(false)', 'onSearch("")'],
  multiple: ['onBlur()', 'onDropdownVisibleChange(false)'],
  tags: ['onChange(["x"])', 'onSelect("x")', 'onBlur()', 'onDropdownVisibleChange(false)'],
  combobox: ['onBlur()', 'onDropdownVisibleChange(false)'],
};

for (const [name, leave] of Object.entries(SCRIPTS)) {
  fact(
    `after ${name} by a script, onBlur is called before the list closes`,
    { open: [true] },
    async (select, situation) => {
      for (const text of ['', 'x']) {
        await select.show(() => ({ showSearch: true, options: [{ value: 'a' }] }), situation);
        await select.type(text);
        await select.forgetCalls();
        await leave(select);
        await select.quiet();
        expect((await select.state()).open).toBe(false);
        expect(await select.calls(...CALLBACKS)).toEqual(
          text === '' ? ['onBlur()', 'onDropdownVisibleChange(false)'] : AFTER_TEXT[situation.mode],
        );
      }
    },
  );
}
