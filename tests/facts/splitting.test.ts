import { expect, facts, test } from './support/fact';
import { labelled, optionsOf } from './support/options';

const countries = labelled({ at: 'Austria', be: 'Belgium' });
const tokenSeparators = [','];

facts({ mode: ['multiple'] }, [
  {
    title: 'in multiple the pieces are looked up among labels, in exactly their letters',
    props: {
      tokenSeparators,
      options: [
        { value: 'at', label: 'Austria' },
        { value: 'be', label: 'Belgium', disabled: true },
        { value: 'cy', label: 'Cyprus' },
      ],
    },
    act: (select) => select.paste('Austria,cyprus,Belgium,nowhere,cy'),
    shows: { open: false, text: '' },
    calls: ['onChange(["at","be"])'],
  },
  {
    title: 'in multiple the fields of optionFilterProp and optionLabelProp are looked up as well',
    given: ['options'],
    props: {
      tokenSeparators,
      optionFilterProp: 'code',
      optionLabelProp: 'short',
      options: [
        { value: 1, label: 'Austria', code: 'AUT', short: 'A' },
        { value: 2, label: 'Belgium', code: 'BEL', short: 'B' },
        { value: 3, label: 'Croatia', code: 'HRV', short: 'HR' },
      ],
    },
    act: (select) => select.paste('AUT,B,Croatia'),
    calls: ['onChange([1,2,3])'],
  },
  {
    title: 'in multiple an option object without label is not found by the value that it shows',
    given: ['options'],
    props: { tokenSeparators, options: optionsOf('ash', 'beech') },
    act: (select) => select.paste('ash,beech'),
    silent: ['onChange'],
  },
  {
    title: 'with optionFilterProp="value" it is found',
    given: ['options'],
    props: { tokenSeparators, optionFilterProp: 'value', options: optionsOf('ash', 'beech') },
    act: (select) => select.paste('ash,beech'),
    calls: ['onChange(["ash","beech"])'],
  },
  {
    title: 'a separator in multiple finds strings, disabled ones too, and no numbers',
    given: ['options'],
    grouped: [false],
    controlled: [false],
    open: [false],
    props: {
      tokenSeparators,
      optionFilterProp: 'value',
      options: [{ value: 'ash' }, { value: 'oak', disabled: true }, { value: 7 }],
    },
    act: (select) => select.paste('ash,oak,7'),
    calls: ['onChange(["ash","oak"])'],
  },
]);

facts({ mode: ['single'] }, [
  {
    title:
      'a single select with showSearch and no value splits the text and takes the first option found',
    controlled: [false],
    props: { showSearch: true, tokenSeparators, options: countries },
    act: (select) => select.paste('Belgium,'),
    calls: ['onChange("be")'],
  },
  {
    title:
      'a single select with showSearch and a value, null included, splits the text and keeps the value',
    async check(select, situation) {
      for (const old of ['at', null]) {
        const props = { showSearch: true, tokenSeparators, options: countries, defaultValue: old };
        await select.show(props, situation);
        await select.paste('Belgium,');
        expect(await select.calls('onChange')).toEqual([`onChange(${JSON.stringify(old)})`]);
      }
    },
  },
]);

facts({ mode: ['tags'] }, [
  {
    title: 'a combobox does not split',
    mode: ['combobox'],
    props: { tokenSeparators, options: optionsOf('ash') },
    text: 'ash,',
    shows: { text: 'ash,' },
  },
  {
    title: 'in tags every piece becomes a value, blanks included and empty pieces excluded',
    props: { tokenSeparators, options: optionsOf('a') },
    act: (select) => select.paste('a, b,,c '),
    shows: { open: false, text: '' },
    calls: ['onChange(["a"," b","c "])'],
  },
  {
    title: 'a split calls onChange once and onSelect for every value, old ones included',
    props: { tokenSeparators, chosen: 'old', options: optionsOf('a') },
    act: (select) => select.paste('b,c'),
    calls: ['onChange(["old","b","c"])', 'onSelect("old")', 'onSelect("b")', 'onSelect("c")'],
  },
  {
    title: 'maxCount counts pieces of a split before repetitions are thrown out',
    props: { maxCount: 2, tokenSeparators, chosen: 'old', options: optionsOf('old') },
    next: [
      { act: (select) => select.paste('old,new'), shows: { chosen: ['old'] } },
      { act: (select) => select.paste('new,more'), shows: { chosen: ['old', 'new'] } },
      { text: 'x', shows: { text: '' } },
    ],
  },
]);

const WINDOWS = 'a line break alone as separator leaves the \\r of Windows line breaks in the tag';
const LONGER = 'with "," and "," + blank, the longer separator has to come first';

test.for([
  [WINDOWS, ['\n'], 'a\r\nb', ['a\r', 'b']],
  [WINDOWS, ['\r\n', '\n'], 'a\r\nb\nc', ['a', 'b', 'c']],
  [LONGER, [',', ', '], 'a, b', ['a', ' b']],
  [LONGER, [', ', ','], 'a, b,c', ['a', 'b', 'c']],
] as const)('%s: %j splits %j into %j', async ([, separators, text, pieces], { select }) => {
  await select.show({ tokenSeparators: [...separators] }, { mode: 'tags' });
  await select.paste(text);
  expect((await select.argsOf('onChange'))[0]?.[0]).toEqual(pieces);
});
