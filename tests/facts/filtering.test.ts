import { expect, facts } from './support/fact';
import { labelled, optionsOf } from './support/options';
import { PICKED, SIMPLEST } from './support/situations';

const countries = labelled({ DE: 'Germany', FR: 'France' });
const germany = labelled({ DE: 'Germany' });
const trees = [{ label: 'Trees', names: 'wood', options: [{ value: 'ash', names: 'burning' }] }];
const families = [{ family: 'Trees', options: [{ value: 'ash', name: 'Ash' }] }];

/** In these modes text narrows the list unless `filterOption` says otherwise. */
facts({ mode: ['single', 'multiple'], open: [false] }, [
  {
    title: 'without optionFilterProp the search looks at the value, in any case of the letters',
    props: { showSearch: true, options: countries },
    text: 'de',
    shows: { options: ['Germany'] },
  },
  {
    title:
      'optionFilterProp="label" searches option objects, and optionFilterProp="children" JSX options',
    props: (_, { given }) => ({
      showSearch: true,
      optionFilterProp: given === 'options' ? 'label' : 'children',
      options: [
        { value: 'DE', label: 'Germany' },
        { value: 'FR', label: 'France' },
      ],
    }),
    text: 'germ',
    shows: { options: ['Germany'] },
  },
  {
    title: 'optionFilterProp="label" finds no JSX option',
    given: ['children'],
    grouped: [false],
    props: { showSearch: true, optionFilterProp: 'label', options: germany },
    text: 'germ',
    shows: { rows: [] },
  },
  {
    title:
      'without optionFilterProp the label of a group is searched, and a group that matches shows all options',
    grouped: [true],
    props: { showSearch: true, options: optionsOf('ash', 'beech') },
    text: 'group',
    shows: { rows: ['Group', 'ash', 'beech'] },
  },
  {
    title: 'with optionFilterProp="children" the labels of JSX groups are not found',
    given: ['children'],
    grouped: [true],
    props: { showSearch: true, optionFilterProp: 'children', options: optionsOf('ash') },
    text: 'group',
    shows: { rows: [] },
  },
]);

facts({ mode: ['single', 'multiple'], given: ['options'], grouped: [false], open: [false] }, [
  {
    title: 'a label that is an element is searched as [object Object]',
    props: ({ h }) => ({
      showSearch: true,
      optionFilterProp: 'label',
      options: [{ value: 'DE', label: h('b', null, 'Germany') }],
    }),
    text: 'germ',
    shows: { rows: [] },
    next: [
      { press: ['Backspace', 'Backspace', 'Backspace', 'Backspace'] },
      { text: 'obj', shows: { rows: ['Germany'] } },
    ],
  },
  {
    title: 'with optionFilterProp the same field of a group is searched in place of its label',
    props: { showSearch: true, optionFilterProp: 'names', options: trees },
    text: 'tre',
    shows: { rows: [] },
    next: [
      { press: ['Backspace', 'Backspace', 'Backspace'] },
      { text: 'woo', shows: { rows: ['Trees', 'ash'] } },
    ],
  },
  {
    title: 'a groupLabel that differs from the label is not found by the search',
    props: {
      showSearch: true,
      fieldNames: { label: 'name', groupLabel: 'family' },
      options: families,
    },
    text: 'tre',
    shows: { rows: [] },
    next: [{ press: ['Backspace', 'Backspace', 'Backspace'], shows: { rows: ['Trees', 'Ash'] } }],
  },
]);

facts({}, [
  {
    title:
      'filterSort sorts single options and groups at the top level together, and the options of a group',
    given: ['options'],
    grouped: [false],
    open: [true],
    props: () => ({
      filterSort: (one, other) => String(one.value).localeCompare(String(other.value)),
      options: [
        { value: 'm' },
        { label: 'k', value: 'k', options: [{ value: 'z' }, { value: 'b' }] },
        { value: 'a' },
      ],
    }),
    shows: { rows: ['a', 'k', 'b', 'z', 'm'] },
  },
  {
    title:
      'a filter function is called for a group before its options, and not for those of a group that it accepts',
    ...PICKED,
    given: ['options'],
    grouped: [true],
    open: [false],
    props: () => ({
      showSearch: true,
      filterOption: (text, option) => {
        const name = option?.options ? 'group' : String(option?.value);
        document.body.dataset.asked = `${document.body.dataset.asked ?? ''}${name} `;
        return text === 'g' ? name === 'group' : name === 'ash';
      },
      options: [{ value: 'ash' }, { value: 'beech' }],
    }),
    text: 'a',
    async check(select) {
      const rows = async (text: string) =>
        (await select.state()).rows.filter((row) => row !== text);
      expect((await select.notes()).asked).toBe('group ash beech ');
      expect(await rows('a')).toEqual(['Group', 'ash']);
      await select.press('Backspace');
      await select.page.evaluate(() => delete document.body.dataset.asked);
      await select.type('g');
      expect((await select.notes()).asked).toBe('group ');
      expect(await rows('g')).toEqual(['Group', 'ash', 'beech']);
    },
  },
  {
    title: 'a combobox does not narrow the list unless filterOption is set',
    mode: ['combobox'],
    grouped: [false],
    props: { options: optionsOf('ash', 'oak') },
    text: 'oa',
    shows: { rows: ['ash', 'oak'] },
    next: [
      {
        props: { filterOption: true, options: optionsOf('ash', 'oak') },
        text: 'oa',
        shows: { rows: ['oak'] },
      },
    ],
  },
  {
    title: 'an array in the field of optionFilterProp is searched as one text without gaps',
    ...SIMPLEST,
    props: {
      showSearch: true,
      optionFilterProp: 'names',
      options: [{ value: 'a', names: ['head', 'line'] }],
    },
    text: 'headline',
    shows: { rows: ['a'] },
  },
  {
    title: 'accents count in the search',
    ...SIMPLEST,
    props: { showSearch: true, options: optionsOf('Zürich') },
    text: 'zu',
    shows: { rows: [] },
    next: [{ press: ['Backspace'] }, { text: 'Ü', shows: { rows: ['Zürich'] } }],
  },
  {
    title: 'filterSort leaves the array of options as it is',
    ...SIMPLEST,
    open: [true],
    props: ({ useState }) => {
      const [options] = useState([{ value: 'oak' }, { value: 'ash' }]);
      document.body.dataset.order = options.map(({ value }) => value).join();
      return {
        filterSort: (one, other) => String(one.value).localeCompare(String(other.value)),
        options,
      };
    },
    act: (select) => select.change(),
    shows: { rows: ['ash', 'oak'] },
    check: async (select) => expect((await select.notes()).order).toBe('oak,ash'),
  },
  {
    title: 'filterSort does not reach into groups whose options have another name',
    ...SIMPLEST,
    open: [true],
    props: () => ({
      fieldNames: { options: 'members' },
      filterSort: (one, other) => String(one.value).localeCompare(String(other.value)),
      options: [{ label: 'Trees', members: [{ value: 'oak' }, { value: 'ash' }] }],
    }),
    shows: { rows: ['Trees', 'oak', 'ash'] },
  },
]);
