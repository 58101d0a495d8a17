import { expect, fact } from '../support/fact';
import { isAroundOpen, isListOnTop, surround } from '../support/surround';
import type { UseProps } from '../support/page/kit';
import type { ShownSelect } from '../support/shownSelect';

const EACH_MODE = { given: ['options'], grouped: [false], controlled: [false] } as const;

const trees: UseProps = () => ({ options: [{ value: 'ash' }, { value: 'beech' }] });

/** Covers the window with a layer such as that of a header or of a dialog from a library. */
async function cover(select: ShownSelect, zIndex: number): Promise<void> {
  await select.page.evaluate((layer) => {
    const element = document.createElement('div');
    Object.assign(element.style, { position: 'fixed', inset: '0', zIndex: String(layer) });
    document.body.prepend(element);
  }, zIndex);
}

fact(
  'a layer with a z-index covers the popup, unless dropdownStyle gives it a higher one',
  { ...EACH_MODE, open: [true] },
  async (select, situation) => {
    await select.show(trees, situation);
    expect(await isListOnTop(select)).toBe(true);
    await cover(select, 1);
    expect(await isListOnTop(select)).toBe(false);
    await select.show(
      () => ({ dropdownStyle: { zIndex: 2 }, options: [{ value: 'ash' }] }),
      situation,
    );
    await cover(select, 1);
    expect(await isListOnTop(select)).toBe(true);
  },
);

fact(
  'a modal dialog covers a popup in the page, whatever its z-index, and the keys still pick',
  { ...EACH_MODE, open: [false] },
  async (select, situation) => {
    await select.show(
      () => ({
        defaultActiveFirstOption: true,
        dropdownStyle: { zIndex: 9999 },
        options: [{ value: 'ash' }, { value: 'beech' }],
      }),
      situation,
    );
    await surround(select, 'modal dialog');
    await select.focus();
    await select.press('ArrowDown');
    expect((await select.state()).open).toBe(true);
    expect(await isListOnTop(select)).toBe(false);
    await select.press('ArrowDown', 'Enter');
    expect(await select.calls('onSelect')).toEqual(['onSelect("beech")']);
  },
);

fact(
  'a press where the popup lies under a modal dialog closes the list and picks nothing',
  { ...EACH_MODE, open: [false] },
  async (select, situation) => {
    await select.show(trees, situation);
    await surround(select, 'modal dialog');
    await select.focus();
    await select.press('ArrowDown');
    const row = await select.page.locator('.rc-select-item-option').first().boundingBox();
    await select.page.mouse.click((row?.x ?? 0) + 5, (row?.y ?? 0) + 5);
    await select.quiet();
    expect((await select.state()).open).toBe(false);
    expect(await select.calls('onSelect')).toEqual([]);
  },
);

fact(
  'the popup in a modal dialog or in a popover can be used',
  { ...EACH_MODE, open: [false] },
  async (select, situation) => {
    for (const surroundings of ['modal dialog', 'popover'] as const) {
      await select.show(
        () => ({
          getPopupContainer: (selector: HTMLElement) =>
            selector.closest<HTMLElement>('#around') ?? document.body,
          options: [{ value: 'ash' }, { value: 'beech' }],
        }),
        situation,
      );
      await surround(select, surroundings);
      await select.open();
      expect(await isListOnTop(select)).toBe(true);
      await select.pick('ash');
      expect(await select.calls('onSelect')).toEqual(['onSelect("ash")']);
      expect(await isAroundOpen(select)).toBe(true);
    }
  },
);

fact(
  'a popup in the page can be used from a dialog that is not modal',
  { ...EACH_MODE, open: [false] },
  async (select, situation) => {
    await select.show(trees, situation);
    await surround(select, 'dialog');
    await select.open();
    expect(await isListOnTop(select)).toBe(true);
    await select.pick('ash');
    expect(await select.calls('onSelect')).toEqual(['onSelect("ash")']);
    expect(await isAroundOpen(select)).toBe(true);
  },
);

fact(
  'a press in a popup in the page closes the popover around the select',
  { ...EACH_MODE, open: [false] },
  async (select, situation) => {
    await select.show(trees, situation);
    await surround(select, 'popover');
    await select.open();
    await select.pick('ash');
    expect(await isAroundOpen(select)).toBe(false);
  },
);

fact(
  'a dialog or popover cuts off a popup in it, unless what overflows is visible',
  { ...EACH_MODE, open: [false] },
  async (select, situation) => {
    for (const surroundings of ['modal dialog', 'popover'] as const) {
      await select.show(
        () => ({
          getPopupContainer: (selector: HTMLElement) =>
            selector.closest<HTMLElement>('#around') ?? document.body,
          options: [{ value: 'ash' }],
        }),
        situation,
      );
      await surround(select, surroundings);
      await select.page
        .locator('#around')
        .evaluate(({ style }) => style.removeProperty('overflow'));
      await select.open();
      expect(await isListOnTop(select)).toBe(false);
    }
  },
);
