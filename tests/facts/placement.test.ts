import { expect, facts, test } from './support/fact';
import { optionsOf } from './support/options';
import type { FactProps } from './support/page/kit';
import type { ShownSelect } from './support/shownSelect';
import { SIMPLEST } from './support/situations';

const WINDOW = { width: 400, height: 300 };

async function placeOf({ page }: ShownSelect) {
  return page.evaluate(() => {
    const of = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const field = of('.rc-select-selector');
    const popup = of('.rc-select-dropdown');
    if (!field || !popup) throw new Error('nothing is open');
    return {
      isBelow: popup.top >= field.bottom,
      isAbove: popup.bottom <= field.top,
      top: popup.top,
      left: popup.left,
      right: popup.right,
    };
  });
}

/** A select at the lower end of a small window. */
const atTheEnd: FactProps = {
  style: { position: 'absolute', top: 260, insetInlineStart: 0, width: 200 },
  options: optionsOf('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'),
};

const side = { overflow: { adjustY: true }, htmlRegion: 'visible' } as const;
const inWindow: FactProps = {
  ...atTheEnd,
  builtinPlacements: {
    bottomLeft: { points: ['tl', 'bl'], ...side },
    topLeft: { points: ['bl', 'tl'], ...side },
  },
};

/** Opens the list of a select in a small window, in a document that goes on below it. */
async function openInLongDocument(select: ShownSelect): Promise<void> {
  await select.page.evaluate(() => document.body.setAttribute('style', 'min-height: 2000px'));
  await select.open();
}

facts({ given: ['options'], grouped: [false], open: [false] }, [
  {
    title: 'the popup opens below, out of the window, while the document goes on below',
    async check(select, situation) {
      await select.page.setViewportSize(WINDOW);
      await select.show(atTheEnd, situation);
      await openInLongDocument(select);
      const { isBelow, top } = await placeOf(select);
      expect(isBelow).toBe(true);
      expect(top).toBeGreaterThan(280);
    },
  },
  {
    title: 'the popup opens above where the document ends',
    async check(select, situation) {
      await select.page.setViewportSize(WINDOW);
      await select.show(atTheEnd, { ...situation, open: true });
      expect((await placeOf(select)).isAbove).toBe(true);
    },
  },
  {
    title: "with htmlRegion: 'visible' the popup opens above where the window ends",
    async check(select, situation) {
      await select.page.setViewportSize(WINDOW);
      await select.show(inWindow, situation);
      await openInLongDocument(select);
      expect((await placeOf(select)).isAbove).toBe(true);
    },
  },
]);

const LONG = 'a name that is far longer than the selector that shows it';

facts({ given: ['options'], grouped: [false], open: [true] }, [
  {
    title: 'a popup of another width flips sideways and does not shift',
    async check(select, situation) {
      await select.page.setViewportSize(WINDOW);
      const style = { position: 'absolute', top: 0, insetInlineStart: 300, width: 90 } as const;
      const props = { style, dropdownMatchSelectWidth: 250, options: optionsOf('a') };
      await select.show(props, situation);
      expect(await placeOf(select)).toMatchObject({ left: 140, right: 390 });
    },
  },
  {
    title:
      'dropdownStyle caps the width of a popup that is as wide as its content, and the labels wrap',
    async check(select, situation) {
      const widths: number[] = [];
      for (const [width, maxWidth, value] of [
        [100, undefined, LONG],
        [100, 240, LONG],
        [300, 240, 'a'],
      ] as const) {
        await select.show(
          {
            style: { width },
            dropdownMatchSelectWidth: false,
            dropdownStyle: { maxWidth },
            options: optionsOf(value),
          },
          situation,
        );
        const { left, right } = await placeOf(select);
        widths.push(right - left);
        const content = select.page.locator('.rc-select-item-option-content');
        expect(await content.evaluate((row) => row.scrollWidth <= row.clientWidth)).toBe(true);
      }
      expect(widths[0]).toBeGreaterThan(300);
      // The popup is no narrower than the select, whatever the cap.
      expect(widths.slice(1)).toEqual([240, 300]);
    },
  },
  {
    title: 'blur() of the ref takes the focus away and closes the list',
    ...SIMPLEST,
    open: [true],
    props: { options: optionsOf('ash') },
    async act(select) {
      await select.page.evaluate(() => window.facts.ref?.blur());
      await select.quiet();
    },
    shows: { open: false, focused: false },
  },
]);

test('the popup is as wide as the select, at least as wide with false, or as wide as a number', async ({
  select,
}) => {
  const widthWith = async (
    dropdownMatchSelectWidth: number | boolean | undefined,
    value: string,
  ) => {
    const props = { style: { width: 120 }, dropdownMatchSelectWidth, options: optionsOf(value) };
    await select.show(props, { open: true });
    const popup = select.page.locator('.rc-select-dropdown');
    return popup.evaluate((element: HTMLElement) => element.offsetWidth);
  };
  expect(await widthWith(undefined, LONG)).toBe(120);
  expect(await widthWith(240, 'a')).toBe(240);
  expect(await widthWith(false, 'a')).toBe(120);
  expect(await widthWith(false, LONG)).toBeGreaterThan(120);
});
