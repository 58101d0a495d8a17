import { expect, facts } from '../support/fact';
import { optionsOf } from '../support/options';
import type { UseProps } from '../support/page/kit';
import type { ShownSelect } from '../support/shownSelect';
import { EACH_MODE } from '../support/situations';
import { isAroundOpen, isListOnTop, surround } from '../support/surround';

const trees = { options: optionsOf('ash', 'beech') };

const inAround: UseProps = () => ({
  getPopupContainer: (selector: HTMLElement) =>
    selector.closest<HTMLElement>('#around') ?? document.body,
  options: [{ value: 'ash' }, { value: 'beech' }],
});

/** Covers the window with a layer such as that of a header or of a dialog from a library. */
async function cover(select: ShownSelect, zIndex: number): Promise<void> {
  await select.page.evaluate((layer) => {
    const element = document.createElement('div');
    Object.assign(element.style, { position: 'fixed', inset: '0', zIndex: String(layer) });
    document.body.prepend(element);
  }, zIndex);
}

/** Opens the list, which can be used, and leaves what is around the select as it should be. */
async function pickOnTop(select: ShownSelect): Promise<void> {
  await select.open();
  expect(await isListOnTop(select)).toBe(true);
  await select.pick('ash');
  expect(await select.calls('onSelect')).toEqual(['onSelect("ash")']);
  expect(await isAroundOpen(select)).toBe(true);
}

facts({ ...EACH_MODE, open: [false] }, [
  {
    title: 'a layer with a z-index covers the popup, unless dropdownStyle gives it a higher one',
    open: [true],
    props: trees,
    async check(select, situation) {
      expect(await isListOnTop(select)).toBe(true);
      await cover(select, 1);
      expect(await isListOnTop(select)).toBe(false);
      await select.show({ dropdownStyle: { zIndex: 2 }, ...trees }, situation);
      await cover(select, 1);
      expect(await isListOnTop(select)).toBe(true);
    },
  },
  {
    title:
      'a modal dialog covers a popup in the page, whatever its z-index, and the keys still pick',
    props: { defaultActiveFirstOption: true, dropdownStyle: { zIndex: 9999 }, ...trees },
    async act(select) {
      await surround(select, 'modal dialog');
      await select.focus();
      await select.press('ArrowDown');
      expect((await select.state()).open).toBe(true);
      expect(await isListOnTop(select)).toBe(false);
      await select.press('ArrowDown', 'Enter');
    },
    calls: ['onSelect("beech")'],
  },
  {
    title: 'a press where the popup lies under a modal dialog closes the list and picks nothing',
    props: trees,
    async act(select) {
      await surround(select, 'modal dialog');
      await select.focus();
      await select.press('ArrowDown');
      const row = await select.page.locator('.rc-select-item-option').first().boundingBox();
      await select.page.mouse.click((row?.x ?? 0) + 5, (row?.y ?? 0) + 5);
      await select.quiet();
    },
    shows: { open: false },
    silent: ['onSelect'],
  },
  {
    title: 'the popup in a modal dialog or in a popover can be used',
    async check(select, situation) {
      for (const surroundings of ['modal dialog', 'popover'] as const) {
        await select.show(inAround, situation);
        await surround(select, surroundings);
        await pickOnTop(select);
      }
    },
  },
  {
    title: 'a popup in the page can be used from a dialog that is not modal',
    props: trees,
    async check(select) {
      await surround(select, 'dialog');
      await pickOnTop(select);
    },
  },
  {
    title: 'a press in a popup in the page closes the popover around the select',
    props: trees,
    async check(select) {
      await surround(select, 'popover');
      await select.open();
      await select.pick('ash');
      expect(await isAroundOpen(select)).toBe(false);
    },
  },
  {
    title: 'a dialog or popover cuts off a popup in it, unless what overflows is visible',
    async check(select, situation) {
      for (const surroundings of ['modal dialog', 'popover'] as const) {
        await select.show(inAround, situation);
        await surround(select, surroundings);
        const around = select.page.locator('#around');
        await around.evaluate(({ style }) => style.removeProperty('overflow'));
        await select.open();
        expect(await isListOnTop(select)).toBe(false);
      }
    },
  },
]);
