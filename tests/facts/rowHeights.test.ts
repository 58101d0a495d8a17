import { expect, facts } from './support/fact';
import { manyOptions } from './support/options';
import type { FactProps } from './support/page/kit';
import type { ShownSelect } from './support/shownSelect';
import { SIMPLEST } from './support/situations';

const AVERAGE = 40;
const ROWS = 300;

/** Rows of 80, 20 and 20 pixels in turn. */
const mixed: FactProps = {
  listHeight: 200,
  options: manyOptions(ROWS).map((option, index) =>
    index % 3 === 0 ? { ...option, className: 'tall' } : option,
  ),
};

const MIXED_STYLE = `.rc-select-item { box-sizing: border-box; height: 20px; padding: 0 }
  .rc-select-item.tall { height: 80px }`;

/** Where a row is in the list, in pixels below its upper edge and above its lower one. */
const placeOf = ({ page }: ShownSelect, row: string) =>
  page.locator('.rc-select-item', { hasText: new RegExp(`^${row}$`) }).evaluate((element) => {
    const list = element.closest('.rc-virtual-list-holder')?.getBoundingClientRect();
    if (!list) throw new Error('The row is in no list.');
    const { top, bottom } = element.getBoundingClientRect();
    return { below: Math.round(top - list.top), above: Math.round(list.bottom - bottom) };
  });

/** How long the list counts as, in pixels. */
const lengthOf = ({ page }: ShownSelect) =>
  page.locator('.rc-virtual-list-holder').evaluate((list) => list.scrollHeight);

/** Turns the wheel above the list. */
async function turnWheel(select: ShownSelect, distance: number): Promise<void> {
  await select.page.locator('.rc-select-item').first().hover();
  await select.page.mouse.wheel(0, distance);
  await select.quiet();
}

/** Turns the wheel until the list does not go on. */
async function scrollToEnd(select: ShownSelect): Promise<void> {
  for (let last = ''; last !== (await select.state()).rows.join();) {
    last = (await select.state()).rows.join();
    await turnWheel(select, 100_000);
  }
}

facts({ ...SIMPLEST, open: [false] }, [
  {
    title: 'rows of different heights: keys, scrollTo and the end of the list are right',
    async check(select) {
      await select.addStyle(MIXED_STYLE);
      for (const listItemHeight of [20, AVERAGE, 80]) {
        await select.show({ ...mixed, listItemHeight }, { open: true });
        await scrollToEnd(select);
        expect(await placeOf(select, `row ${ROWS - 1}`)).toMatchObject({ above: 0 });
        await select.page.evaluate(() => window.facts.ref?.scrollTo(150));
        await select.quiet();
        const { below, above } = await placeOf(select, 'row 150');
        expect(Math.min(below, above)).toBe(0);
        await select.show({ ...mixed, listItemHeight }, { open: true });
        for (let index = 0; index < 20; index++) await select.press('ArrowDown');
        expect(await placeOf(select, 'row 20')).toMatchObject({ above: 0 });
      }
    },
  },
  {
    title: 'rows that were never rendered count as listItemHeight',
    async check(select) {
      await select.addStyle(MIXED_STYLE);
      const length = async (listItemHeight: number) => {
        await select.show({ ...mixed, listItemHeight }, { open: true });
        return (await lengthOf(select)) / (ROWS * AVERAGE);
      };
      expect(await length(20)).toBeLessThan(0.6);
      expect(await length(AVERAGE)).toBeCloseTo(1, 1);
      expect(await length(80)).toBeGreaterThan(1.8);
    },
  },
  {
    title: 'a row whose height changes while the list is open is measured again',
    props: mixed,
    async check(select) {
      await select.addStyle(MIXED_STYLE);
      await select.open();
      const before = await lengthOf(select);
      await select.addStyle('.rc-select-item.tall { height: 180px }');
      await expect.poll(() => lengthOf(select)).toBeGreaterThanOrEqual(before + 100);
      expect(await placeOf(select, 'row 1')).toMatchObject({ below: 180 });
    },
  },
  {
    title: 'a few rows that are higher than the list can be scrolled',
    props: { listHeight: 200, options: manyOptions(4) },
    async check(select) {
      await select.addStyle('.rc-select-item { box-sizing: border-box; height: 100px }');
      await select.open();
      await scrollToEnd(select);
      expect(await placeOf(select, 'row 3')).toMatchObject({ above: 0 });
    },
  },
  {
    title: 'margins of rows are measured, and a gap between rows cuts off the end of the list',
    async check(select) {
      await select.addStyle('.rc-select-item { box-sizing: border-box; height: 40px }');
      const options = manyOptions(50);
      const aboveEnd = async (style: string) => {
        await select.addStyle(style);
        await select.show({ listHeight: 200, options }, { open: true });
        await scrollToEnd(select);
        return (await placeOf(select, 'row 49')).above;
      };
      expect(await aboveEnd('.rc-select-item { margin-block: 5px }')).toBe(5);
      const gap = '.rc-select-item { margin: 0 } .rc-virtual-list-holder-inner { gap: 10px }';
      expect(await aboveEnd(gap)).toBeLessThan(-9);
    },
  },
]);
