import { expect, facts } from './support/fact';
import { optionsOf } from './support/options';
import type { FactProps, UseProps } from './support/page/kit';
import { PICKED } from './support/situations';

const umbra: FactProps = { showSearch: true, options: optionsOf('plum', 'umbra') };

const chosenPlum: UseProps = (_, { mode }) => ({
  showSearch: true,
  ...(mode === 'single' && { chosen: 'plum' }),
  options: [{ value: 'plum' }, { value: 'umbra' }],
});

facts({ mode: ['single', 'combobox'], open: [false] }, [
  {
    title:
      'a text with which undefined starts makes a group label active, and Enter only closes the list',
    grouped: [true],
    async check(select, situation) {
      for (const [text, active] of [
        ['u', undefined],
        ['um', 'umbra'],
      ] as const) {
        await select.show(chosenPlum, situation);
        await select.write(text);
        expect((await select.state()).active).toBe(active);
        await select.press('Enter');
        expect((await select.state()).open).toBe(false);
        expect(await select.calls('onSelect')).toEqual(active ? ['onSelect("umbra")'] : []);
      }
    },
  },
  {
    title: 'without groups the same text makes the option active',
    grouped: [false],
    props: chosenPlum,
    text: 'u',
    shows: { active: 'umbra' },
  },
  {
    title:
      'a single select without a value, multiple and tags do not look at what a row starts with',
    ...PICKED,
    controlled: [false],
    props: umbra,
    text: 'u',
    shows: ({ mode }) => ({ active: mode === 'tags' ? 'u' : 'plum' }),
  },
  {
    title: 'in a single select, value={null} counts as a value when the text changes',
    mode: ['single'],
    controlled: [true],
    props: umbra,
    text: 'u',
    shows: ({ grouped }) => ({ active: grouped ? undefined : 'umbra' }),
  },
  {
    title: 'a group with a value is looked at by that value',
    given: ['options'],
    grouped: [false],
    props: (_, { mode }) => ({
      showSearch: true,
      ...(mode === 'single' && { chosen: 'plum' }),
      options: [
        { label: 'Fruit', value: ' ', options: [{ value: 'plum' }, { value: 'umbra' }] },
      ] as object[],
    }),
    text: 'u',
    shows: { active: 'umbra' },
  },
]);

facts({ given: ['options'], grouped: [false], open: [true] }, [
  {
    title: 'the arrow keys pass group labels, and a click on one calls nothing',
    ...PICKED,
    props: {
      options: [
        { label: 'Fruit', options: optionsOf('plum') },
        { label: 'Trees', options: optionsOf('ash') },
      ],
    },
    shows: { active: 'plum' },
    next: [
      { press: ['ArrowDown'], shows: { active: 'ash' } },
      {
        act: (select) => select.click('.rc-select-item-group'),
        shows: { open: true, chosen: [] },
        silent: ['onChange', 'onSelect', 'onDeselect'],
      },
    ],
  },
]);
