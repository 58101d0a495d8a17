import { expect, facts } from '../support/fact';
import { manyOptions, optionsOf } from '../support/options';
import type { FactProps, UseProps } from '../support/page/kit';
import type { ShownSelect } from '../support/shownSelect';
import { SIMPLEST } from '../support/situations';

const ROW = '.rc-select-item-option-content';
const LONG = 'a name that is far longer than the selector that shows it';

const inPage: FactProps = { options: optionsOf('ash') };

const openByState: UseProps = ({ useState }) => {
  const [open, setOpen] = useState(true);
  return { open, onDropdownVisibleChange: setOpen, options: [{ value: 'ash' }] };
};

const scroller = ({ page }: ShownSelect) => page.locator('.rc-virtual-list-holder');

async function scrollTo(select: ShownSelect, top: number): Promise<void> {
  await scroller(select).evaluate((element, y) => element.scrollTo(0, y), top);
  await select.quiet();
}

facts(SIMPLEST, [
  {
    title:
      'The list is at the end of the page and never disappears: without a style sheet, as it stays in the document',
    props: inPage,
    async check(select) {
      const disableStyles = (isDisabled: boolean) =>
        select.page.evaluate((disabled) => {
          for (const sheet of document.styleSheets) sheet.disabled = disabled;
        }, isDisabled);
      await disableStyles(true);
      try {
        await select.open();
        await select.press('Escape');
        expect(await select.state()).toMatchObject({ open: false, popup: true });
      } finally {
        await disableStyles(false);
      }
      expect((await select.state()).popup).toBe(false);
    },
  },
  {
    title: 'Long labels are cut off: by rules for one line, unless the popup may be wider',
    async check(select) {
      await select.addStyle(`${ROW} { overflow: hidden; white-space: nowrap }`);
      for (const [dropdownMatchSelectWidth, isCutOff] of [
        [true, true],
        [false, false],
        [600, false],
      ] as const) {
        const style = { width: 120 };
        await select.show({ style, dropdownMatchSelectWidth, options: optionsOf(LONG) });
        await select.open();
        const row = select.page.locator(ROW);
        expect(await row.evaluate((each) => each.scrollWidth > each.clientWidth)).toBe(isCutOff);
      }
    },
  },
  {
    title: 'The list jumps while it is scrolled: while listItemHeight is not the height of a row',
    async check(select) {
      await select.addStyle('.rc-select-item { box-sizing: border-box; height: 40px; padding: 0 }');
      const height = () => scroller(select).evaluate((element) => element.scrollHeight);
      for (const [listItemHeight, isRight] of [
        [20, false],
        [40, true],
      ] as const) {
        await select.show({ listItemHeight, options: manyOptions(100) });
        await select.open();
        const before = await height();
        await scrollTo(select, before);
        expect((await height()) === before).toBe(isRight);
      }
    },
  },
  {
    title:
      'The list jumps while it is scrolled: to the top if it was empty meanwhile, and not when options are added',
    async check(select) {
      const more = manyOptions(100);
      for (const [steps, stays] of [
        [[[], more], false],
        [[more], true],
      ] as const) {
        await select.show({ options: manyOptions(50) });
        await select.open();
        await scrollTo(select, 500);
        for (const options of steps) await select.change({ options: [...options] });
        const top = await scroller(select).evaluate((element) => element.scrollTop);
        expect(top).toBe(stays ? 500 : 0);
      }
    },
  },
  {
    title: 'The list does not close: while open stays true, and it does if open follows',
    props: { open: true, ...inPage },
    act: async (select) => {
      await select.focus();
      await select.press('Escape');
    },
    shows: { open: true },
    calls: ['onDropdownVisibleChange(false)'],
    next: [
      {
        props: openByState,
        press: ['Escape'],
        shows: { open: false },
      },
    ],
  },
]);
