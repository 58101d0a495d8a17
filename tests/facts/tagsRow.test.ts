import { expect, facts, test } from './support/fact';
import { labelled, optionsOf } from './support/options';
import { EACH_MODE, SIMPLEST } from './support/situations';

const languages = { options: optionsOf('JavaScript', 'Java', 'Perl') };

facts({ mode: ['tags'] }, [
  {
    title: 'in tags a text that no option has as its value is the first row, and Enter adds it',
    props: languages,
    text: 'Jav',
    async act(select) {
      const typed = { options: ['Jav', 'JavaScript', 'Java'], active: 'Jav' };
      expect(await select.state()).toMatchObject(typed);
      await select.press('Enter');
    },
    shows: { chosen: ['Jav'] },
  },
  {
    title:
      'in tags with defaultActiveFirstOption={false}, Enter adds the text only after the arrow key',
    props: { defaultActiveFirstOption: false, options: optionsOf('ash') },
    text: 'new',
    press: ['Enter'],
    shows: { chosen: [], text: 'new', active: undefined },
    next: [{ press: ['ArrowDown', 'Enter'], shows: { chosen: ['new'] } }],
  },
  {
    title:
      'in tags no row is added for a text that is the value of an option without group, and Enter adds the first match',
    grouped: [false],
    props: languages,
    text: 'Java',
    shows: { rows: ['JavaScript', 'Java'], active: 'JavaScript' },
    next: [{ press: ['Enter'], shows: { chosen: ['JavaScript'] } }],
  },
  {
    title: 'in tags the row is added for a text that is the value of an option in a group',
    grouped: [true],
    props: languages,
    text: 'Java',
    shows: { rows: ['Java', 'Group', 'JavaScript', 'Java'], active: 'Java' },
    // Two rows have one value, and with it one key.
    warns: 'same key',
    next: [{ press: ['Enter'], shows: { chosen: ['Java'] } }],
  },
  {
    title: 'in tags no row is added for a text that equals the field named by optionFilterProp',
    given: ['options'],
    grouped: [false],
    props: { optionFilterProp: 'label', options: labelled({ js: 'JavaScript', j: 'Java' }) },
    text: 'Java',
    shows: { rows: ['JavaScript', 'Java'] },
    next: [{ press: ['Enter'], calls: ['onSelect("js")'] }],
  },
  {
    title: 'in tags, a text that is the label of a group adds no row for itself',
    ...EACH_MODE,
    open: [false],
    props: {
      optionFilterProp: 'label',
      options: [{ label: 'Fruit', options: [{ value: 'fig', label: 'Fig' }] }],
    },
    text: 'Fruit',
    press: ['Enter'],
    shows: { chosen: ['Fig'] },
  },
  {
    title: 'filterSort sorts the row of the text, too',
    grouped: [false],
    props: () => ({
      filterSort: (one, other) => String(one.value).localeCompare(String(other.value)),
      options: [{ value: 'tuna' }, { value: 'anchovy' }],
    }),
    text: 'n',
    shows: { rows: ['anchovy', 'n', 'tuna'], active: 'anchovy' },
    next: [{ press: ['Enter'], shows: { chosen: ['anchovy'] } }],
  },
  {
    title: 'with a filterSort that puts the equal option first, Enter adds the text',
    grouped: [false],
    props: () => ({
      filterSort: (one, other, { searchValue }) =>
        Number(other.value === searchValue) - Number(one.value === searchValue),
      options: [{ value: 'JavaScript' }, { value: 'Java' }, { value: 'Perl' }],
    }),
    text: 'Java',
    shows: { rows: ['Java', 'JavaScript'] },
    next: [{ press: ['Enter'], shows: { chosen: ['Java'] } }],
  },
  {
    title: 'in tags Enter takes another row that the arrows or the pointer made active',
    props: languages,
    text: 'Pe',
    press: ['ArrowDown', 'Enter'],
    shows: { chosen: ['Perl'] },
  },
  {
    title: 'in tags Enter adds the text as it stands, and leaving adds it without blanks around it',
    props: languages,
    text: ' one ',
    press: ['Enter'],
    calls: ['onSelect(" one ")'],
    next: [{ text: ' two ', act: (select) => select.leave(), calls: ['onSelect("two")'] }],
  },
  {
    title: 'in tags Enter on a closed list adds the text without blanks around it',
    open: [false],
    props: { open: false, options: optionsOf('Perl') },
    text: ' one ',
    press: ['Enter'],
    calls: ['onSelect("one")'],
  },
  {
    title: 'in tags leaving with blanks alone adds nothing',
    given: ['options'],
    grouped: [false],
    props: languages,
    text: '  ',
    act: (select) => select.leave(),
    silent: ['onSelect', 'onChange'],
  },
  {
    title: 'in tags, Enter after the text of a chosen value removes that value, an option or not',
    given: ['options'],
    grouped: [false],
    props: { chosen: ['oak', 'elm'], options: optionsOf('oak', 'ash') },
    text: 'elm',
    press: ['Enter'],
    shows: { chosen: ['oak'] },
    next: [{ text: 'oak', press: ['Enter'], shows: { chosen: [] } }],
  },
]);

facts({ ...SIMPLEST, mode: ['tags'] }, [
  {
    title:
      'with filterOption={false}, chosen tags without an option are in the list whatever is typed',
    props: { filterOption: false, chosen: 'old', options: optionsOf('new') },
    text: 'x',
    shows: { rows: ['x', 'new', 'old'] },
  },
  {
    title: 'in tags with autoClearSearchValue={false}, leaving adds the text beyond maxCount',
    props: { autoClearSearchValue: false, maxCount: 1 },
    text: 'a',
    press: ['Enter'],
    shows: { chosen: ['a'], text: 'a' },
    async check(select, situation) {
      await select.leave();
      expect((await select.state()).chosen).toEqual(['a']);
      const props = { autoClearSearchValue: false, maxCount: 1, options: optionsOf('apple') };
      await select.show(props, situation);
      await select.write('a');
      await select.press('ArrowDown', 'Enter');
      await select.leave();
      expect((await select.state()).chosen).toEqual(['apple', 'a']);
    },
  },
]);

test.for([
  ['Enter', []],
  [',', ['onChange(["ash"])']],
  ['leaving', ['onChange(["ash"])']],
] as const)(
  'in tags a separator and leaving take a disabled option in 14, Enter does not, and nothing does in 1.x (%s)',
  async ([take, in14], { inBoth }) => {
    const calls = await inBoth(async (shown) => {
      const options = [{ value: 'ash', disabled: true }];
      await shown.show({ tokenSeparators: [','], options }, { mode: 'tags' });
      await shown.write('ash');
      if (take === 'leaving') await shown.moveFocus('#after');
      else await shown.press(take);
      return shown.calls('onChange');
    });
    expect(calls).toEqual({ in14, in1: [] });
  },
);
