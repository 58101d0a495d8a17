import { expect, fact, test } from './support/fact';
import type { UseProps } from './support/page/kit';
import type { ShownSelect } from './support/shownSelect';

const EACH_MODE = { given: ['options'], grouped: [false], controlled: [false] } as const;

/** How often the label of an option has been read since this was last asked. */
const reads = ({ page }: ShownSelect) =>
  page.evaluate(() => {
    const count = Number(document.body.dataset.reads ?? 0);
    document.body.dataset.reads = '0';
    return count;
  });

/** Renders the select again with the same props, apart from what the fact makes anew. */
const renderAgain = async (select: ShownSelect) => {
  await select.page.evaluate(() => (window as unknown as { again: () => void }).again());
  await select.quiet();
};

/** 100 options, in an array that is the same in each render. */
const sameArray: UseProps = ({ useState }) => {
  const [, setCount] = useState(0);
  Object.assign(window, { again: () => setCount((count) => count + 1) });
  const [options] = useState(() =>
    Array.from({ length: 100 }, (_, index) => ({
      value: `v${index}`,
      get label() {
        document.body.dataset.reads = String(Number(document.body.dataset.reads ?? 0) + 1);
        return `Row ${index}`;
      },
    })),
  );
  return { options };
};

/** The same with a new array of the same options in each render. */
const newArray: UseProps = ({ useState }) => {
  const [, setCount] = useState(0);
  Object.assign(window, { again: () => setCount((count) => count + 1) });
  const [options] = useState(() =>
    Array.from({ length: 100 }, (_, index) => ({
      value: `v${index}`,
      get label() {
        document.body.dataset.reads = String(Number(document.body.dataset.reads ?? 0) + 1);
        return `Row ${index}`;
      },
    })),
  );
  return { options: [...options] };
};

fact(
  'all options are read at first, and again only if the array is another one',
  { ...EACH_MODE, open: [false] },
  async (select, situation) => {
    await select.show(sameArray, situation);
    expect(await reads(select)).toBeGreaterThanOrEqual(100);
    await renderAgain(select);
    expect(await reads(select)).toBe(0);
    await select.show(newArray, situation);
    await reads(select);
    await renderAgain(select);
    expect(await reads(select)).toBeGreaterThanOrEqual(100);
  },
);

test('options as elements are read again, unless the elements are the same', async ({ select }) => {
  const newElements: UseProps = ({ h, useState, Option }) => {
    const [, setCount] = useState(0);
    Object.assign(window, { again: () => setCount((count) => count + 1) });
    return {
      children: h(Option, { value: 'ash', children: 'Ash' }),
      optionRender({ data }) {
        const seen = ((window as unknown as { seen?: Set<unknown> }).seen ??= new Set());
        seen.add(data);
        document.body.dataset.seen = String(seen.size);
        return 'Ash';
      },
    };
  };
  const sameElements: UseProps = ({ h, useState, Option }) => {
    const [, setCount] = useState(0);
    Object.assign(window, { again: () => setCount((count) => count + 1) });
    const [children] = useState(() => h(Option, { value: 'ash', children: 'Ash' }));
    return {
      children,
      optionRender({ data }) {
        const seen = ((window as unknown as { seen?: Set<unknown> }).seen ??= new Set());
        seen.add(data);
        document.body.dataset.seen = String(seen.size);
        return 'Ash';
      },
    };
  };
  const objectsAfterRenders = async (useProps: UseProps) => {
    await select.page.evaluate(() => Object.assign(window, { seen: undefined }));
    await select.show(useProps, { open: true });
    const seen = () => select.page.evaluate(() => Number(document.body.dataset.seen));
    const before = await seen();
    await renderAgain(select);
    return (await seen()) - before;
  };
  expect(await objectsAfterRenders(newElements)).toBeGreaterThan(0);
  expect(await objectsAfterRenders(sameElements)).toBe(0);
});

fact(
  'a filter function is called for a copy of each option, with each letter and when it is another function',
  { ...EACH_MODE, open: [false] },
  async (select, situation) => {
    const useProps: UseProps = ({ useState }) => {
      const [, setCount] = useState(0);
      Object.assign(window, { again: () => setCount((count) => count + 1) });
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
    };
    await select.show(useProps, situation);
    await select.focus();
    await reads(select);
    for (const letter of 'ro') {
      await select.type(letter);
      expect(await reads(select)).toBe(100);
    }
    // The function is another one in each render.
    await renderAgain(select);
    expect(await reads(select)).toBe(100);
    expect(await select.page.evaluate(() => document.body.dataset.own)).toBeUndefined();
  },
);

fact(
  'the rows in the document are about listHeight / listItemHeight',
  { ...EACH_MODE, open: [true] },
  async (select, situation) => {
    await select.addStyle('.rc-select-item { box-sizing: border-box; height: 20px; padding: 0 }');
    await select.show(
      () => ({
        listHeight: 200,
        listItemHeight: 20,
        options: Array.from({ length: 1000 }, (_, index) => ({ value: `row ${index}` })),
      }),
      situation,
    );
    expect((await select.state()).rows.length).toBe(12);
  },
);

fact(
  'maxTagCount as a number renders that many tags, responsive one for every 10 pixels',
  { ...EACH_MODE, mode: ['multiple', 'tags'], open: [false] },
  async (select, situation) => {
    const tags = () => select.page.locator('.rc-select-selection-item').count();
    await select.addStyle('.rc-select-selection-wrap { width: 100% }');
    await select.show(() => {
      const defaultValue = Array.from({ length: 100 }, (_, index) => `v${index}`);
      return { defaultValue, options: [] };
    }, situation);
    expect(await tags()).toBe(100);
    await select.show(() => {
      const defaultValue = Array.from({ length: 100 }, (_, index) => `v${index}`);
      return { maxTagCount: 3, defaultValue, options: [] };
    }, situation);
    // The last one stands for the rest.
    expect(await tags()).toBe(4);
    await select.show(() => {
      const defaultValue = Array.from({ length: 100 }, (_, index) => `v${index}`);
      return {
        style: { width: 304 },
        maxTagCount: 'responsive',
        defaultValue,
        options: [],
      };
    }, situation);
    expect(await tags()).toBe(31);
    const shown = select.page.locator('.rc-select-selection-overflow-item[aria-hidden]');
    expect(await shown.count()).toBeGreaterThan(0);
  },
);
