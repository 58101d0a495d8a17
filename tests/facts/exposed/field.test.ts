import { exposedField } from '../support/exposed';
import { expect, facts } from '../support/fact';
import { manyOptions, optionsOf } from '../support/options';
import { EACH_MODE, PICKED, SIMPLEST } from '../support/situations';

const options = optionsOf('ash');
const LIVE = '[aria-live]';

facts({ ...EACH_MODE, open: [false] }, [
  {
    title: 'the text field has the attributes of a combobox, open and closed',
    open: [false, true],
    props: { options },
    async check(select, { open }) {
      const attributes = ['haspopup', 'autocomplete', 'expanded', 'owns', 'controls'];
      const found = [];
      for (const name of ['role', ...attributes.map((each) => `aria-${each}`)])
        found.push(...(await select.attributes('#select', name)));
      const list = 'select_list';
      expect(found).toEqual(['combobox', 'listbox', 'list', String(open), list, list]);
      expect(await select.count(`#${list}`)).toBe(open ? 1 : 0);
    },
  },
  {
    title:
      'the value of the text field is empty while a label or tags are shown, except in combobox',
    props: { showSearch: true, chosen: 'ash', options },
    check: async (select, { mode }) =>
      expect((await exposedField(select)).value).toBe(mode === 'combobox' ? 'ash' : ''),
  },
  {
    title: 'the placeholder is no name of the text field',
    props: { id: 'unnamed', placeholder: 'Choose a tree', options },
    async check(select) {
      expect(await exposedField(select)).toEqual({ name: '', description: '', value: '' });
    },
  },
  {
    title: 'aria-describedby adds the chosen label as a description',
    props: { 'aria-describedby': 'chosen', chosen: 'ash', options },
    async check(select) {
      await select.page.evaluate(() => {
        const text = document.body.appendChild(document.createElement('span'));
        Object.assign(text, { id: 'chosen', textContent: 'Ash, chosen' });
      });
      const described = { name: 'Select', description: 'Ash, chosen' };
      expect(await exposedField(select)).toMatchObject(described);
    },
  },
  {
    title: 'nothing but the class names says loading, and aria-busy is passed on',
    props: { loading: true, options },
    async check(select, situation) {
      expect(await select.count('[aria-busy]')).toBe(0);
      await select.show({ 'aria-busy': true, options }, situation);
      const field = 'rc-select-selection-search-input';
      expect(await select.firstClasses('[aria-busy]')).toEqual(['rc-select', field]);
    },
  },
  {
    title:
      'the live region has the chosen labels while the select has the focus and its list is closed',
    ...PICKED,
    props: ({ h }, { mode }) => ({
      chosen: mode === 'single' ? 'b' : ['a', 'b'],
      options: [
        { value: 'a', label: 'Ash' },
        { value: 'b', label: h('b', null, 'Beech') },
      ],
    }),
    async check(select, { mode }) {
      expect(await select.count(LIVE)).toBe(0);
      await select.focus();
      // A label that is an element is left out, and its value is told.
      expect(await select.texts(LIVE)).toEqual([mode === 'single' ? 'b' : 'Ash, b']);
      expect(await select.attributes(LIVE, 'aria-live')).toEqual(['polite']);
      await select.press('ArrowDown');
      expect(await select.count(LIVE)).toBe(0);
    },
  },
  {
    title: 'the live region has no more than 50 labels',
    ...SIMPLEST,
    mode: ['multiple'],
    props: { options: manyOptions(60), chosen: manyOptions(60).map(({ value }) => value) },
    async check(select) {
      await select.focus();
      const [text = ''] = await select.texts(LIVE);
      expect(text.split(', ').slice(-2)).toEqual(['row 49', '...']);
    },
  },
]);
