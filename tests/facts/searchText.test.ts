import { facts } from './support/fact';
import { hasSeveral } from './support/hasSeveral';
import { optionsOf } from './support/options';
import type { FactProps, UseProps } from './support/page/kit';
import { PICKED, SEVERAL } from './support/situations';

const controlledText: UseProps = ({ useState }) => {
  const [text, setText] = useState('');
  return {
    showSearch: true,
    searchValue: text,
    onSearch: setText,
    options: [{ value: 'oak' }, { value: 'oleander' }],
  };
};

const ownText: FactProps = { showSearch: true, options: optionsOf('oak', 'oleander') };

facts({}, [
  {
    title:
      'in multiple and tags a choice does not empty a controlled searchValue, and calls no onSearch',
    ...SEVERAL,
    props: controlledText,
    text: 'oa',
    act: (select) => select.pick('oak'),
    shows: { text: 'oa', chosen: ['oak'] },
    silent: ['onSearch'],
  },
  {
    title: 'in a single select a choice empties a controlled searchValue through onSearch',
    mode: ['single'],
    props: controlledText,
    text: 'oa',
    act: (select) => select.pick('oak'),
    shows: { text: '' },
    calls: ['onSearch("")'],
  },
  {
    title: 'a choice empties text of the select itself, and calls no onSearch',
    ...PICKED,
    props: ownText,
    text: 'oa',
    act: (select) => select.pick('oak'),
    shows: { text: '' },
    silent: ['onSearch'],
  },
  {
    title: 'leaving multiple hides a controlled searchValue, which returns when the list opens',
    mode: ['multiple'],
    props: controlledText,
    text: 'oa',
    act: (select) => select.leave(),
    shows: { text: '' },
    silent: ['onSearch'],
    next: [{ act: (select) => select.open(), shows: { text: 'oa' } }],
  },
  {
    title: 'leaving tags makes a value of a controlled searchValue and goes on showing it',
    mode: ['tags'],
    props: controlledText,
    text: 'elm',
    act: (select) => select.leave(),
    shows: { text: 'elm' },
    silent: ['onSearch'],
    calls: ['onChange(["elm"])'],
  },
  {
    title: 'leaving multiple empties text of the select itself, and calls no onSearch',
    mode: ['multiple'],
    props: ownText,
    text: 'oa',
    act: (select) => select.leave(),
    silent: ['onSearch'],
    next: [{ act: (select) => select.open(), shows: { text: '' } }],
  },
  {
    title:
      'in a single select, Escape and leaving empty the text and call onSearch with an empty text',
    mode: ['single'],
    props: ownText,
    text: 'oa',
    press: ['Escape'],
    shows: { text: '' },
    calls: ['onSearch("")'],
    next: [
      { text: 'oa', act: (select) => select.leave(), shows: { text: '' }, calls: ['onSearch("")'] },
    ],
  },
  {
    title:
      'picking the option that is chosen already calls onSelect and no onChange, and empties the text',
    mode: ['single'],
    props: { showSearch: true, chosen: 'oak', options: optionsOf('oak') },
    text: 'oa',
    act: (select) => select.pick('oak'),
    shows: { text: '' },
    silent: ['onChange', 'onSearch'],
    calls: ['onSelect("oak")'],
  },
  {
    title: 'taking a chosen row out empties the text, and calls onDeselect and no onSelect',
    ...SEVERAL,
    props: { chosen: 'oak', options: optionsOf('oak', 'oleander') },
    text: 'oa',
    act: (select) => select.pick('oak'),
    shows: { text: '' },
    silent: ['onSelect', 'onSearch'],
    calls: ['onDeselect("oak")'],
  },
  {
    title:
      'pressing the selector beside the text field while the list is open empties the text and closes',
    ...SEVERAL,
    props: ownText,
    text: 'oa',
    act: (select) => select.click('.rc-select-selector', { x: 290, y: 10 }),
    shows: { open: false, text: '', chosen: [] },
    calls: ['onSearch("")'],
  },
  {
    title: 'the text field covers the selector of a single select, and pressing it changes nothing',
    mode: ['single'],
    props: ownText,
    text: 'oa',
    act: (select) => select.click('.rc-select-selector', { x: 290, y: 10 }),
    shows: { open: true, text: 'oa' },
    silent: ['onSearch'],
  },
  {
    title:
      'pressing the prefix of a single select while the list is open empties the text and closes',
    mode: ['single'],
    props: { showSearch: true, prefix: 'Tree', options: optionsOf('oak') },
    text: 'oa',
    // The style sheet of the package puts the text field above it.
    act: (select) => select.pressUnder('.rc-select-prefix'),
    shows: { open: false, text: '' },
    calls: ['onSearch("")'],
  },
  {
    title:
      'pressing the selector beside the text keeps the text in combobox, and in multiple and tags with autoClearSearchValue={false}',
    mode: ['multiple', 'tags', 'combobox'],
    props: (_, { mode }) => ({
      ...(mode !== 'combobox' && { autoClearSearchValue: false }),
      prefix: 'Tree',
      options: [{ value: 'oak' }],
    }),
    text: 'oa',
    act: (select) => select.pressUnder('.rc-select-prefix'),
    shows: { text: 'oa' },
    silent: ['onSearch'],
  },
  {
    title:
      'autoClearSearchValue={false} keeps the text after a choice, except in single, which calls onSearch',
    ...PICKED,
    props: { showSearch: true, autoClearSearchValue: false, options: optionsOf('oak') },
    text: 'oa',
    act: (select) => select.pick('oak'),
    shows: (situation) => ({ text: hasSeveral(situation) ? 'oa' : '' }),
    silent: ['onSearch'],
    calls: (situation) => (hasSeveral(situation) ? [] : ['onSearch("")']),
  },
]);
