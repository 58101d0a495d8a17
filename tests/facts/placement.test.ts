import { expect, fact } from './support/fact';
import type { UseProps } from './support/page/kit';
import type { ShownSelect } from './support/shownSelect';

/** The situations that make no difference to where the popup goes. */
const EACH_MODE = { given: ['options'], grouped: [false], open: [true] } as const;

const WINDOW = { width: 400, height: 300 };

async function placeOf(select: ShownSelect) {
  return select.page.evaluate(() => {
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

fact(
  'the popup opens below, out of the window, while the document goes on below',
  EACH_MODE,
  async (select, situation) => {
    await select.page.setViewportSize(WINDOW);
    await select.show(({ useEffect }) => {
      useEffect(() => document.body.setAttribute('style', 'min-height: 2000px'), []);
      return {
        style: { position: 'absolute', top: 260, insetInlineStart: 0, width: 200 },
        options: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((value) => ({ value })),
      };
    }, situation);
    const { isBelow, top } = await placeOf(select);
    expect(isBelow).toBe(true);
    expect(top).toBeGreaterThan(280);
  },
);

fact('the popup opens above where the document ends', EACH_MODE, async (select, situation) => {
  await select.page.setViewportSize(WINDOW);
  await select.show(
    () => ({
      style: { position: 'absolute', top: 260, insetInlineStart: 0, width: 200 },
      options: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((value) => ({ value })),
    }),
    situation,
  );
  expect((await placeOf(select)).isAbove).toBe(true);
});

fact(
  "with htmlRegion: 'visible' the popup opens above where the window ends",
  EACH_MODE,
  async (select, situation) => {
    await select.page.setViewportSize(WINDOW);
    await select.show(({ useEffect }) => {
      useEffect(() => document.body.setAttribute('style', 'min-height: 2000px'), []);
      return {
        style: { position: 'absolute', top: 260, insetInlineStart: 0, width: 200 },
        options: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((value) => ({ value })),
        builtinPlacements: {
          bottomLeft: {
            points: ['tl', 'bl'],
            overflow: { adjustY: true },
            htmlRegion: 'visible',
          },
          topLeft: { points: ['bl', 'tl'], overflow: { adjustY: true }, htmlRegion: 'visible' },
        },
      };
    }, situation);
    expect((await placeOf(select)).isAbove).toBe(true);
  },
);

fact(
  'a popup of another width flips sideways and does not shift',
  EACH_MODE,
  async (select, situation) => {
    await select.page.setViewportSize(WINDOW);
    await select.show(
      () => ({
        style: { position: 'absolute', top: 0, insetInlineStart: 300, width: 90 },
        dropdownMatchSelectWidth: 250,
        options: [{ value: 'a' }],
      }),
      situation,
    );
    const { left, right } = await placeOf(select);
    expect({ left, right }).toEqual({ left: 140, right: 390 });
  },
);

fact(
  'dropdownStyle caps the width of a popup that is as wide as its content, and the labels wrap',
  EACH_MODE,
  async (select, situation) => {
    const widths: number[] = [];
    for (const useProps of [
      (() => ({
        style: { width: 100 },
        dropdownMatchSelectWidth: false,
        options: [{ value: 'a name that is far longer than the selector that shows it' }],
      })) satisfies UseProps,
      (() => ({
        style: { width: 100 },
        dropdownMatchSelectWidth: false,
        dropdownStyle: { maxWidth: 240 },
        options: [{ value: 'a name that is far longer than the selector that shows it' }],
      })) satisfies UseProps,
      (() => ({
        style: { width: 300 },
        dropdownMatchSelectWidth: false,
        dropdownStyle: { maxWidth: 240 },
        options: [{ value: 'a' }],
      })) satisfies UseProps,
    ]) {
      await select.show(useProps, situation);
      const { left, right } = await placeOf(select);
      widths.push(right - left);
      const content = select.page.locator('.rc-select-item-option-content');
      expect(await content.evaluate((row) => row.scrollWidth <= row.clientWidth)).toBe(true);
    }
    expect(widths[0]).toBeGreaterThan(300);
    // The popup is no narrower than the select, whatever the cap.
    expect(widths.slice(1)).toEqual([240, 300]);
  },
);
