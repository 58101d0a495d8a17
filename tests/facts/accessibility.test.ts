import { expect, facts, test } from './support/fact';
import { optionsOf } from './support/options';
import { SEVERAL, SIMPLEST } from './support/situations';

const ICONS = ['clear', 'arrow', 'selection-item-remove', 'item-option-state']
  .map((name) => `.rc-select-${name}`)
  .join();

facts({ grouped: [false] }, [
  {
    title: 'icons are hidden from assistive technology and take no focus',
    ...SEVERAL,
    open: [true],
    props: { allowClear: true, suffixIcon: 'v', chosen: 'ash', options: optionsOf('ash') },
    async check({ page }) {
      const told = await page
        .locator(ICONS)
        .evaluateAll((all: HTMLElement[]) => all.map((icon) => [icon.ariaHidden, icon.tabIndex]));
      expect(told).toEqual(Array.from({ length: 4 }, () => ['true', -1]));
    },
  },
  {
    title: 'aria attributes are on the root and on the text field, data attributes on the root',
    given: ['options'],
    open: [false],
    props: { ...{ 'data-kind': 'tree' }, 'aria-label': 'Tree', options: optionsOf('ash') },
    async check(select) {
      const field = 'rc-select-selection-search-input';
      expect(await select.firstClasses('[aria-label]')).toEqual(['rc-select', field]);
      expect(await select.firstClasses('[data-kind]')).toEqual(['rc-select']);
    },
  },
]);

facts(SIMPLEST, [
  {
    title: 'neither disabled options nor those beyond maxCount are said to be disabled',
    mode: ['multiple'],
    open: [true],
    props: {
      maxCount: 1,
      virtual: false,
      chosen: 'ash',
      options: [...optionsOf('ash', 'beech'), { value: 'cedar', disabled: true }],
    },
    async check(select) {
      expect(await select.count('.rc-select-item-option-disabled')).toBe(2);
      expect(await select.count('.rc-select-dropdown [aria-disabled]')).toBe(0);
    },
  },
  {
    title: 'the arrow keys skip disabled options and go round at the ends',
    open: [true],
    props: { options: [{ value: 'ash' }, { value: 'beech', disabled: true }, { value: 'cedar' }] },
    async check(select) {
      const reached = [];
      for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) {
        await select.press(key);
        reached.push((await select.state()).active);
      }
      expect(reached).toEqual(['cedar', 'ash', 'cedar']);
    },
  },
  {
    title: 'getInputElement is ignored outside combobox, with a warning',
    mode: ['single', 'multiple', 'tags'],
    props: ({ h }) => ({ getInputElement: () => h('textarea') }),
    warns: 'getInputElement',
    check: async (select) => expect(await select.count('textarea')).toBe(0),
  },
]);

test('an icon of menuItemSelectedIcon is on chosen options only as an element, on all as a function', async ({
  select,
}) => {
  const icons = () => select.texts('.rc-select-item-option-state');
  await select.show(
    ({ h }) => ({
      menuItemSelectedIcon: h('b', null, 'x'),
      chosen: 'ash',
      options: [{ value: 'ash' }, { value: 'beech' }],
    }),
    { open: true },
  );
  expect(await icons()).toEqual(['x']);
  await select.show(
    () => ({
      menuItemSelectedIcon: ({ isSelected, value }: { isSelected: boolean; value: string }) =>
        `${value} ${isSelected}`,
      chosen: 'ash',
      options: [{ value: 'ash' }, { value: 'beech' }],
    }),
    { open: true },
  );
  expect(await icons()).toEqual(['ash true', 'beech false']);
});

test('tags warns about disabled options and about numbers', async ({ select }) => {
  await select.show({ options: [{ value: 'a', disabled: true }] }, { mode: 'tags' });
  expect(select.takeMessages().join()).toContain('disabled');
  await select.show({ options: [{ value: 1 }] }, { mode: 'tags' });
  expect(select.takeMessages().join()).toContain('number');
});
