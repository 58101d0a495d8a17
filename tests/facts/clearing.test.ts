import { expect, facts } from './support/fact';
import { hasSeveral } from './support/hasSeveral';
import { optionsOf } from './support/options';
import { PICKED } from './support/situations';

const CLEAR = '.rc-select-clear';
const chosen = { allowClear: true, chosen: 'a', options: optionsOf('a') };
const searched = { allowClear: true, showSearch: true, options: optionsOf('a') };

facts(PICKED, [
  {
    title: 'clearing passes undefined in a single select, and empty arrays in multiple and tags',
    props: chosen,
    act: (select) => select.click(CLEAR),
    silent: ['onDeselect', 'onSelect', 'onSearch'],
    calls: (situation) => [
      'onClear()',
      hasSeveral(situation) ? 'onChange([])' : 'onChange(undefined)',
    ],
    async check(select, situation) {
      const passed = hasSeveral(situation) ? [[], []] : [undefined, undefined];
      expect(await select.argsOf('onChange')).toEqual([passed]);
    },
  },
  {
    title: 'clearing empties the text as well and then calls onSearch with an empty text',
    props: searched,
    text: 'b',
    act: (select) => select.click(CLEAR),
    shows: { text: '' },
    calls: ['onClear()', 'onSearch("")'],
  },
  {
    title: 'allowClear shows an icon while there is a value or a text',
    open: [false],
    props: searched,
    async check(select) {
      // `null` counts as no value in a single select, too.
      expect(await select.count(CLEAR)).toBe(0);
      await select.write('x');
      expect(await select.count(CLEAR)).toBe(1);
      await select.press('Backspace');
      expect(await select.count(CLEAR)).toBe(0);
    },
  },
  {
    title:
      'the clear icon is there while there is something to clear and the select is not disabled',
    mode: ['single', 'multiple', 'tags', 'combobox'],
    open: [false],
    props: chosen,
    async check(select) {
      expect(await select.count(CLEAR)).toBe(1);
      await select.change({ disabled: true });
      expect(await select.count(CLEAR)).toBe(0);
    },
  },
  {
    title:
      'the placeholder shows without value and text, and an empty string is a value in a single select',
    open: [false],
    controlled: [false],
    async check(select, situation) {
      for (const [value, isShown] of [
        [undefined, true],
        ['', false],
      ] as const) {
        const props = { placeholder: 'Choose', chosen: value, options: optionsOf('a') };
        await select.show(props, situation);
        expect(await select.page.getByText('Choose').isVisible()).toBe(isShown);
      }
      await select.show({ placeholder: 'Choose', defaultValue: null }, situation);
      expect(await select.page.getByText('Choose').isVisible()).toBe(true);
    },
  },
]);

facts({ mode: ['combobox'] }, [
  {
    title: 'clearing a combobox passes undefined and then an empty text, each with onChange',
    props: chosen,
    act: (select) => select.click(CLEAR),
    shows: { text: '' },
    async check(select) {
      const passed = [
        [undefined, undefined],
        ['', {}],
      ];
      expect(await select.argsOf('onChange')).toEqual(passed);
    },
  },
  {
    title: 'deleting the text of a combobox passes an empty text',
    props: { options: optionsOf('a') },
    text: 'a',
    press: ['Backspace'],
    check: async (select) => expect(await select.argsOf('onChange')).toEqual([['', {}]]),
  },
]);
