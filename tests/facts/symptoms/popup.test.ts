import { expect, facts } from '../support/fact';
import { optionsOf } from '../support/options';
import type { FactProps, UseProps } from '../support/page/kit';
import type { ShownSelect } from '../support/shownSelect';
import { SIMPLEST } from '../support/situations';
import { isAroundOpen, isListOnTop, surround } from '../support/surround';

const inPage: FactProps = { options: optionsOf('ash') };

const inMain: UseProps = () => ({
  getPopupContainer: (selector: HTMLElement) => selector.closest('main') ?? document.body,
  options: [{ value: 'ash' }],
});

const inDialog: UseProps = () => ({
  getPopupContainer: (selector: HTMLElement) => selector.closest('dialog') ?? document.body,
  options: [{ value: 'ash' }],
});

const inPopover: UseProps = () => ({
  getPopupContainer: (selector: HTMLElement) =>
    selector.closest<HTMLElement>('[popover]') ?? document.body,
  options: [{ value: 'ash' }],
});

/** Gives `main`, which is around the select, a style. */
async function styleMain(select: ShownSelect, style: string): Promise<void> {
  const set = (main: Element, text: string) => main.setAttribute('style', text);
  await select.page.locator('main').evaluate(set, style);
  await select.quiet();
}

/** How far the popup is from the selector, to the right. */
const distance = ({ page }: ShownSelect) =>
  page.evaluate(() => {
    const left = (part: string) => document.querySelector(part)?.getBoundingClientRect().left ?? 0;
    return Math.round(left('.rc-select-dropdown') - left('.rc-select-selector'));
  });

facts(SIMPLEST, [
  {
    title: 'The list is cut off: by what is around its container, and not in the page',
    async check(select) {
      for (const [props, isWhole] of [
        [inMain, false],
        [inPage, true],
      ] as const) {
        await select.show(props);
        await styleMain(select, 'position: relative; height: 25px; overflow: hidden');
        await select.open();
        expect(await isListOnTop(select)).toBe(isWhole);
      }
    },
  },
  {
    title: 'The list is behind a dialog: unless the popup is in the dialog',
    async check(select) {
      for (const [props, isOnTop] of [
        [inPage, false],
        [inDialog, true],
      ] as const) {
        await select.show(props);
        await surround(select, 'modal dialog');
        await select.open();
        expect(await isListOnTop(select)).toBe(isOnTop);
      }
    },
  },
  {
    title:
      'The list is in the wrong place: after a transform, unless the popup is in what is moved',
    async check(select) {
      for (const [props, behind] of [
        [inPage, 100],
        [inMain, 0],
      ] as const) {
        await select.show(props);
        await styleMain(select, 'position: relative');
        await select.open();
        const before = await distance(select);
        await styleMain(select, 'position: relative; transform: translateX(100px)');
        expect(await distance(select)).toBe(before - behind);
      }
    },
  },
  {
    title: 'A click on an option closes my popover: unless the popup is in the popover',
    async check(select) {
      for (const [props, isOpen] of [
        [inPage, false],
        [inPopover, true],
      ] as const) {
        await select.show(props);
        await surround(select, 'popover');
        await select.open();
        await select.pick('ash');
        expect(await isAroundOpen(select)).toBe(isOpen);
      }
    },
  },
]);
