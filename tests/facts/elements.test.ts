import { expect, facts, test } from './support/fact';
import { optionsOf } from './support/options';
import { EACH_MODE, PICKED } from './support/situations';

const ash = optionsOf('ash');
const ROW = '.rc-select-item-option';

facts({ ...EACH_MODE, open: [false] }, [
  {
    title: 'the prefix comes first in the selector',
    props: { prefix: 'Tree', options: ash },
    async check(select) {
      const classes = await select.attributes('.rc-select-selector > *', 'class');
      expect(classes).toEqual(['rc-select-prefix', 'rc-select-selection-wrap']);
      expect(await select.texts('.rc-select-prefix')).toEqual(['Tree']);
    },
  },
  {
    title: 'a prop that Select does not know is set on the root',
    props: { ...{ lang: 'pt' }, options: ash },
    check: async (select) => expect(await select.firstClasses('[lang=pt]')).toEqual(['rc-select']),
  },
  {
    title: 'the root says that getInputElement has brought the text field, in combobox',
    mode: ['combobox'],
    props: { options: ash },
    async check(select, situation) {
      const root = '.rc-select-customize-input';
      expect(await select.count(root)).toBe(0);
      await select.show(({ h }) => ({ getInputElement: () => h('textarea') }), situation);
      expect(await select.count(`${root} textarea.rc-select-selection-search-input`)).toBe(1);
    },
  },
  {
    title:
      'getRawInputElement takes the place of the root, opens the list on a click, and has no keys',
    props: ({ h }) => ({
      className: 'mine',
      allowClear: true,
      suffixIcon: 'v',
      getRawInputElement: () => h('button', { id: 'raw' }, 'Trees'),
      options: [{ value: 'ash' }],
    }),
    async check(select) {
      const popup = select.page.locator('.rc-select-dropdown');
      expect(await select.count('.rc-select, .mine, .rc-select-clear, .rc-select-arrow')).toBe(0);
      await select.moveFocus('#raw');
      await select.press('ArrowDown');
      expect(await popup.count()).toBe(0);
      await select.click('#raw');
      expect(await popup.isVisible()).toBe(true);
      await select.press('Escape');
      expect(await popup.isVisible()).toBe(true);
      await select.click('#raw');
      expect(await popup.isVisible()).toBe(false);
      const focus = await select.page.evaluate(() => typeof window.facts.ref?.focus);
      expect(focus).toBe('undefined');
    },
  },
  {
    title: 'direction="rtl" aligns the popup to the right and turns the list, not the select',
    open: [true],
    props: () => ({
      direction: 'rtl',
      dropdownMatchSelectWidth: 200,
      options: Array.from({ length: 50 }, (_, index) => ({ value: `row ${index}` })),
    }),
    async check({ page }) {
      const found = await page.evaluate(() => {
        const rightOf = (selector: string) =>
          Math.round(document.querySelector(selector)?.getBoundingClientRect().right ?? 0);
        const directionOf = (selector: string) => {
          const element = document.querySelector(selector);
          return element && getComputedStyle(element).direction;
        };
        return {
          distance: rightOf('.rc-select-selector') - rightOf('.rc-select-dropdown'),
          select: directionOf('.rc-select'),
          list: directionOf('.rc-virtual-list-holder-inner > *'),
          listClass: document.querySelector('.rc-virtual-list-rtl') !== null,
        };
      });
      expect(found).toEqual({ distance: 0, select: 'ltr', list: 'rtl', listClass: true });
    },
  },
]);

facts({ grouped: [false], controlled: [false], open: [true] }, [
  {
    title: 'title, className and style of an option are on its row',
    mode: ['single', 'multiple', 'combobox'],
    props: {
      options: [
        { value: 'ash', title: 'A tree', className: 'tree', style: { letterSpacing: '3px' } },
        { value: 'beech', label: 'Beech' },
      ],
    },
    async check({ page }) {
      const rows = await page
        .locator(ROW)
        .evaluateAll((all: HTMLElement[]) =>
          all.map((row) => [
            row.title,
            row.classList.contains('tree'),
            getComputedStyle(row).letterSpacing,
          ]),
        );
      expect(rows).toEqual([
        ['A tree', true, '3px'],
        ['Beech', false, 'normal'],
      ]);
    },
  },
  {
    title: 'the title of an option is also that of the chosen label',
    mode: ['single', 'multiple'],
    open: [false],
    props: { chosen: 'ash', options: [{ value: 'ash', label: 'Ash', title: 'A tree' }] },
    async check(select) {
      const titles = await select.attributes('.rc-select-selection-item', 'title');
      expect(titles).toEqual(['A tree']);
    },
  },
  {
    title: 'an empty title of an option removes the tooltips of its row and of its tag',
    ...PICKED,
    props: {
      chosen: 'a',
      options: [
        { value: 'a', label: 'A', title: '' },
        { value: 'b', label: 'B' },
      ],
    },
    async check({ page }) {
      const titles = await page
        .locator(`${ROW}, .rc-select-selection-item`)
        .evaluateAll((all: HTMLElement[]) => all.map(({ title }) => title));
      expect(titles).toEqual(['', '', 'B']);
    },
  },
  {
    title: 'an empty title of a single select removes the tooltip of the chosen label',
    mode: ['single'],
    open: [false],
    props: { chosen: 'a', title: '', options: [{ value: 'a', label: 'A' }] },
    check: async (select) =>
      expect(await select.attributes('.rc-select-selection-item', 'title')).toEqual(['']),
  },
  {
    title: 'menuItemSelectedIcon={null} leaves out the mark of a chosen option',
    ...PICKED,
    props: { chosen: 'a', menuItemSelectedIcon: null, options: optionsOf('a') },
    check: async (select) => expect(await select.texts(`${ROW}-selected`)).toEqual(['a']),
  },
  {
    title: 'the mark is there otherwise',
    mode: ['single'],
    props: { chosen: 'a', options: optionsOf('a') },
    check: async (select) => expect(await select.texts(`${ROW}-selected`)).toEqual(['a✓']),
  },
]);

for (const virtual of [true, false]) {
  facts({ ...EACH_MODE, open: [true] }, [
    {
      title: `virtual={${virtual}}: the id and the role of a row are ${virtual ? "the option's" : "the list's"}`,
      props: { virtual, options: [{ value: 'a', id: 'own', role: 'note' }] },
      async check(select) {
        const found = [await select.attributes(ROW, 'id'), await select.attributes(ROW, 'role')];
        expect(found.flat()).toEqual(virtual ? ['own', 'note'] : ['select_list_0', 'option']);
      },
    },
  ]);
}

test('animation and transitionName put class names on the popup while it opens, animation first', async ({
  select,
}) => {
  // It does not end, so that the classes of its steps stay.
  await select.addStyle(`@keyframes slow { from { opacity: 0 } }
    .rc-select-dropdown { animation: slow 1s paused }`);
  const classesWith = async (props: { animation?: string; transitionName?: string }) => {
    await select.show({ ...props, options: ash });
    await select.page.locator('.rc-select-selector').click();
    await select.page.locator('.rc-select-dropdown').waitFor();
    await select.quiet();
    const [classes] = await select.attributes('.rc-select-dropdown', 'class');
    return classes?.split(' ') ?? [];
  };
  const rising = 'rc-select-dropdown-rise-appear';
  expect(await classesWith({ animation: 'rise' })).toContain(rising);
  expect(await classesWith({ transitionName: 'fade' })).toContain('fade-appear');
  const both = await classesWith({ animation: 'rise', transitionName: 'fade' });
  expect(both).toContain(rising);
  expect(both.filter((name) => name.startsWith('fade'))).toEqual([]);
});
