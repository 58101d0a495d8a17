import { expect, facts } from './support/fact';
import { optionsOf } from './support/options';
import type { FactProps } from './support/page/kit';
import { EACH_MODE, SEVERAL } from './support/situations';

const options = optionsOf('ash', 'oak');
const unsearched = { showSearch: false, options };
const keepsText = { autoClearSearchValue: false, options };

facts({ given: ['options'] }, [
  {
    title: 'tags and combobox take text in spite of showSearch={false}',
    mode: ['tags', 'combobox'],
    grouped: [false],
    props: unsearched,
    text: 'o',
    shows: { text: 'o', open: true },
  },
  {
    title: 'multiple takes text unless showSearch={false}',
    mode: ['multiple'],
    props: unsearched,
    text: 'b',
    shows: { text: '' },
    next: [{ props: { options }, text: 'b', shows: { text: 'b' } }],
  },
  {
    title: 'multiple with autoClearSearchValue={false} takes text in spite of showSearch={false}',
    mode: ['multiple'],
    props: { ...unsearched, ...keepsText },
    text: 'b',
    shows: { text: 'b', open: true },
  },
  {
    title:
      'in multiple with autoClearSearchValue={false}, a closed list can have text, which Escape empties and Backspace shortens',
    mode: ['multiple'],
    grouped: [false],
    open: [false],
    async check(select, situation) {
      for (const [key, left] of [
        ['Escape', ''],
        ['Backspace', 'a'],
      ] as const) {
        await select.show(keepsText, situation);
        await select.write('as');
        await select.click('.rc-select-selector');
        expect(await select.state()).toMatchObject({ open: false, text: 'as' });
        await select.press(key);
        expect(await select.state()).toMatchObject({ open: true, text: left });
      }
    },
  },
  {
    title: 'removing a tag by its icon leaves the search text, and calls onDeselect',
    ...SEVERAL,
    grouped: [false],
    open: [false],
    props: { chosen: 'oak', options },
    text: 'as',
    act: (select) => select.click('.rc-select-selection-item-remove'),
    shows: { chosen: [], text: 'as' },
    calls: ['onDeselect("oak")'],
  },
]);

facts({ ...EACH_MODE, open: [true] }, [
  {
    // Phones show no keyboard for such a field.
    title: 'the text field is read-only while the list is open exactly where no text can be typed',
    async check(select, situation) {
      const isReadOnly = async (props: FactProps) => {
        await select.show(props, situation);
        return select.page.locator('#select').evaluate((field: HTMLInputElement) => field.readOnly);
      };
      const { mode } = situation;
      expect(await isReadOnly({ showSearch: true, options })).toBe(false);
      expect(await isReadOnly({ options })).toBe(mode === 'single');
      expect(await isReadOnly(unsearched)).toBe(mode === 'single' || mode === 'multiple');
      expect(await isReadOnly({ ...unsearched, ...keepsText })).toBe(mode === 'single');
    },
  },
]);

facts({ open: [false] }, [
  {
    title:
      'a single select that is mounted with a searchValue calls onSearch with an empty text, open or not',
    async check(select, situation) {
      for (const atFirst of [{}, { defaultOpen: true, autoFocus: true }]) {
        await select.show({ showSearch: true, searchValue: 'a', options, ...atFirst }, situation);
        const searched = situation.mode === 'single' ? ['onSearch("")'] : [];
        expect(await select.calls('onSearch')).toEqual(searched);
      }
    },
  },
]);
