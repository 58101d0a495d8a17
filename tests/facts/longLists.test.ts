import { expect, facts } from './support/fact';
import { manyOptions } from './support/options';
import type { UseProps } from './support/page/kit';
import { setTitle } from './support/setTitle';
import type { ShownSelect } from './support/shownSelect';
import { EACH_MODE, SEVERAL, SIMPLEST } from './support/situations';

/** How often the label of an option has been read since this was last asked. */
const reads = ({ page }: ShownSelect) =>
  page.evaluate(() => {
    const count = Number(document.body.dataset.reads ?? 0);
    document.body.dataset.reads = '0';
    return count;
  });

/** 100 options, in an array that is the same in each render, or a new one if the title says so. */
const countedOptions: UseProps = ({ useState }) => {
  const [options] = useState(() =>
    Array.from({ length: 100 }, (_, index) => ({
      value: `v${index}`,
      get label() {
        document.body.dataset.reads = String(Number(document.body.dataset.reads ?? 0) + 1);
        return `Row ${index}`;
      },
    })),
  );
  return { options: document.title === 'new arrays' ? [...options] : options };
};

/** An option as an element, which is the same in each render, or a new one if the title says so. */
const countedElement: UseProps = ({ h, useState, Option }) => {
  const [element] = useState(() => h(Option, { value: 'ash', children: 'Ash' }));
  return {
    children:
      document.title === 'new elements' ? h(Option, { value: 'ash', children: 'Ash' }) : element,
    optionRender({ data }) {
      const seen = ((window as unknown as { seen?: Set<unknown> }).seen ??= new Set());
      seen.add(data);
      document.body.dataset.seen = String(seen.size);
      return 'Ash';
    },
  };
};

facts({ ...EACH_MODE, open: [false] }, [
  {
    title: 'all options are read at first, and again only if the array is another one',
    async check(select, situation) {
      for (const [title, least] of [
        ['same array', 0],
        ['new arrays', 100],
      ] as const) {
        await setTitle(select, title);
        await select.show(countedOptions, situation);
        expect(await reads(select)).toBeGreaterThanOrEqual(100);
        await select.change();
        const again = await reads(select);
        expect(again >= 100 ? 100 : again).toBe(least);
      }
    },
  },
  {
    title: 'with filterOption={false} a text reads no options but those that are shown',
    mode: ['single', 'multiple'],
    async check(select, situation) {
      await setTitle(select, 'same array');
      await select.show(countedOptions, situation);
      await select.change({ showSearch: true, filterOption: false });
      await select.write('x');
      await reads(select);
      await select.type('y');
      expect(await reads(select)).toBeLessThan(50);
    },
  },
  {
    title:
      'a filter function is called for a copy of each option, with each letter and when it is another function',
    props: ({ useState }) => {
      const [options] = useState(() =>
        Array.from({ length: 100 }, (_, index) => ({ value: `row ${index}` })),
      );
      return {
        showSearch: true,
        options,
        filterOption(_text, option) {
          const { dataset } = document.body;
          dataset.reads = String(Number(dataset.reads ?? 0) + 1);
          if (options.some((each) => each === option)) dataset.own = 'true';
          return true;
        },
      };
    },
    async check(select) {
      await select.focus();
      await reads(select);
      for (const letter of 'ro') {
        await select.type(letter);
        expect(await reads(select)).toBe(100);
      }
      // The function is another one in each render.
      await select.change();
      expect(await reads(select)).toBe(100);
      expect((await select.notes()).own).toBeUndefined();
    },
  },
]);

facts({ ...EACH_MODE, open: [true] }, [
  {
    title: 'options as elements are read again, unless the elements are the same',
    ...SIMPLEST,
    open: [true],
    async check(select, situation) {
      const objectsOfRender = async (title: string) => {
        await setTitle(select, title);
        await select.page.evaluate(() => Object.assign(window, { seen: undefined }));
        await select.show(countedElement, situation);
        const before = Number((await select.notes()).seen);
        await select.change();
        return Number((await select.notes()).seen) - before;
      };
      expect(await objectsOfRender('new elements')).toBeGreaterThan(0);
      expect(await objectsOfRender('same element')).toBe(0);
    },
  },
  {
    title: 'the rows in the document are about listHeight / listItemHeight',
    async check(select, situation) {
      await select.addStyle('.rc-select-item { box-sizing: border-box; height: 20px; padding: 0 }');
      const options = manyOptions(1000);
      await select.show({ listHeight: 200, listItemHeight: 20, options }, situation);
      expect((await select.state()).rows.length).toBe(12);
    },
  },
  {
    title: 'maxTagCount as a number renders that many tags, responsive one for every 10 pixels',
    ...SEVERAL,
    open: [false],
    async check(select, situation) {
      await select.addStyle('.rc-select-selection-wrap { width: 100% }');
      const chosen = manyOptions(100).map(({ value }) => value);
      for (const [props, count] of [
        [{}, 100],
        // The last one stands for the rest.
        [{ maxTagCount: 3 }, 4],
        [{ maxTagCount: 'responsive', style: { width: 304 } }, 31],
      ] as const) {
        await select.show({ ...props, chosen, options: [] }, situation);
        expect(await select.count('.rc-select-selection-item')).toBe(count);
      }
      const hidden = '.rc-select-selection-overflow-item[aria-hidden]';
      expect(await select.count(hidden)).toBeGreaterThan(0);
    },
  },
  {
    title:
      'dropdownMatchSelectWidth={false} and virtual={false} render all rows and make them options',
    given: ['options', 'children'],
    controlled: [false, true],
    async check(select, situation) {
      const count = async (props: { virtual?: boolean; dropdownMatchSelectWidth?: boolean }) => {
        await select.show({ ...props, options: manyOptions(100) }, situation);
        const { rows } = await select.state();
        return { rows: rows.length, options: await select.page.getByRole('option').count() };
      };
      const all = { rows: 100, options: 100 };
      expect(await count({ virtual: false })).toEqual(all);
      expect(await count({ dropdownMatchSelectWidth: false })).toEqual(all);
      const { rows, options } = await count({});
      expect(rows).toBeLessThan(40);
      expect(options).toBeLessThanOrEqual(3);
    },
  },
  {
    title: 'scrollTo scrolls an open list and does nothing while it is closed',
    ...SIMPLEST,
    props: { options: manyOptions(100) },
    async check(select) {
      const scroll = async () => {
        await select.page.evaluate(() => window.facts.ref?.scrollTo(90));
        await select.quiet();
      };
      await select.focus();
      await scroll();
      await select.press('ArrowDown');
      expect((await select.state()).rows).toContain('row 0');
      await scroll();
      expect((await select.state()).rows).toContain('row 90');
    },
  },
]);
