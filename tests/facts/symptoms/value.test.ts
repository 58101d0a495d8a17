import { bundleRecipe } from '../support/bundleRecipe';
import { expect, facts, test } from '../support/fact';
import { labelled, optionsOf } from '../support/options';
import type { UseProps } from '../support/page/kit';
import { SIMPLEST } from '../support/situations';

const trees = optionsOf('ash', 'beech');
const PLACEHOLDER = '.rc-select-selection-placeholder';

const controlled: UseProps = ({ useState }) => {
  const [value, setValue] = useState('ash');
  return { value, onChange: setValue, options: [{ value: 'ash' }, { value: 'beech' }] };
};

const cleared: UseProps = ({ useState }) => {
  const [value, setValue] = useState<string | null>('ash');
  document.body.dataset.kept = JSON.stringify(value);
  return {
    allowClear: true,
    value,
    onChange: (next?: string) => setValue(next ?? null),
    options: [{ value: 'ash' }],
  };
};

facts(SIMPLEST, [
  {
    title:
      'The id is shown instead of the label: until an option has the value in the same type, unless the value brings a label',
    props: { chosen: 7, options: [] },
    shows: { chosen: ['7'] },
    next: [
      {
        act: (select) => select.change({ options: [{ value: '7', label: 'Oslo' }] }),
        shows: { chosen: ['7'] },
      },
      {
        act: (select) => select.change({ options: [{ value: 7, label: 'Oslo' }] }),
        shows: { chosen: ['Oslo'] },
      },
      {
        props: { labelInValue: true, chosen: { value: 7, label: 'Oslo' }, options: [] },
        shows: { chosen: ['Oslo'] },
      },
    ],
  },
  {
    title: 'The placeholder is missing: an empty string is a value, null is none',
    async check(select) {
      for (const [value, count] of [
        ['', 0],
        [null, 1],
      ] as const) {
        await select.show({ value, placeholder: 'Tree', options: trees });
        expect(await select.count(PLACEHOLDER)).toBe(count);
      }
    },
  },
  {
    title:
      'The placeholder is missing: an array with an empty string has a tag, an empty one has none',
    mode: ['multiple'],
    async check(select, situation) {
      for (const [value, tags, count] of [
        [[''], 1, 0],
        [[], 0, 1],
      ] as const) {
        await select.show({ value, placeholder: 'Tree', options: trees }, situation);
        expect(await select.count('.rc-select-selection-item')).toBe(tags);
        expect(await select.count(PLACEHOLDER)).toBe(count);
      }
    },
  },
  {
    title:
      'The select shows a choice that my state does not have: with undefined, and not with null',
    props: { value: undefined, options: trees },
    act: (select) => select.openAndPick('ash'),
    shows: { chosen: ['ash'] },
    next: [
      {
        props: { value: null, options: trees },
        act: (select) => select.openAndPick('ash'),
        shows: { chosen: [] },
      },
    ],
  },
  {
    title: 'I pick an option and nothing changes: unless onChange sets the value',
    props: { value: 'ash', options: trees },
    act: (select) => select.openAndPick('beech'),
    shows: { chosen: ['ash'] },
    calls: ['onChange("beech")'],
    next: [
      {
        props: controlled,
        act: (select) => select.openAndPick('beech'),
        shows: { chosen: ['beech'] },
      },
    ],
  },
  {
    title: 'A new defaultValue has no effect: and a new value has',
    props: { defaultValue: 'ash', options: trees },
    act: (select) => select.change({ defaultValue: 'beech' }),
    shows: { chosen: ['ash'] },
    next: [
      {
        props: { value: 'ash', options: trees },
        act: (select) => select.change({ value: 'beech' }),
        shows: { chosen: ['beech'] },
      },
    ],
  },
  {
    title: 'onChange gets undefined: when the select is cleared, and the state can make null of it',
    props: cleared,
    act: (select) => select.click('.rc-select-clear'),
    shows: { chosen: [] },
    async check(select) {
      expect(await select.argsOf('onChange')).toEqual([[undefined, undefined]]);
      expect((await select.notes()).kept).toBe('null');
    },
  },
  {
    title: 'onChange gets undefined: event.target, as it gets the value and the option',
    props: { options: labelled({ osl: 'Oslo' }) },
    act: (select) => select.openAndPick('Oslo'),
    check: async (select) =>
      expect(await select.argsOf('onChange')).toEqual([['osl', { value: 'osl', label: 'Oslo' }]]),
  },
  {
    title: 'Picking the same option again does not call onChange: and calls onSelect',
    props: { chosen: 'ash', options: trees },
    act: (select) => select.openAndPick('ash'),
    silent: ['onChange'],
    calls: ['onSelect("ash")'],
  },
]);

test('The id is shown instead of the label: the recipe shows a label before there are options', async ({
  select,
}) => {
  await select.run(bundleRecipe('SavedCity', '<SavedCity cities={[]} />'));
  expect((await select.state()).chosen).toEqual(['Oslo']);
});
