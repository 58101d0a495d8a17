import { expect, facts } from './support/fact';
import { labelled, optionsOf } from './support/options';
import { PICKED, SEVERAL, SIMPLEST } from './support/situations';

const trees = { options: labelled({ ash: 'Ash', beech: 'Beech', cedar: 'Cedar' }) };
const chosenBeech = { chosen: 'beech', options: optionsOf('ash', 'beech', 'cedar') };

facts({ open: [true] }, [
  {
    title:
      'the first option is active when the list opens for the first time and nothing is chosen',
    ...PICKED,
    props: trees,
    shows: { active: 'Ash' },
  },
  {
    title: 'in a single select the chosen option is active when the list opens',
    mode: ['single'],
    props: chosenBeech,
    shows: { active: 'beech' },
  },
  {
    title:
      'in multiple and tags the first option is active when the list first opens, chosen or not',
    ...SEVERAL,
    props: chosenBeech,
    shows: { active: 'ash' },
  },
  {
    title: 'a list that opens again keeps the option that was active',
    props: trees,
    async act(select, { mode }) {
      await select.press(...Array<string>(mode === 'combobox' ? 3 : 2).fill('ArrowDown'), 'Escape');
      expect((await select.state()).open).toBe(false);
      await select.press('ArrowDown');
    },
    shows: { open: true, active: 'Cedar' },
  },
  {
    title: 'in a combobox no option is active when the list opens for the first time',
    mode: ['combobox'],
    props: trees,
    shows: { active: undefined },
    async check(select) {
      // The id of an option that does not exist.
      const active = await select.attributes('#select', 'aria-activedescendant');
      expect(active).toEqual(['select_list_-1']);
      expect(await select.count('#select_list_-1')).toBe(0);
    },
  },
  {
    title: 'a new text makes the first match active again',
    ...PICKED,
    props: { showSearch: true, options: optionsOf('oak', 'oleander', 'osier') },
    press: ['ArrowDown', 'ArrowDown'],
    shows: { active: 'osier' },
    next: [{ text: 'o', shows: ({ mode }) => ({ active: mode === 'tags' ? 'o' : 'oak' }) }],
  },
  {
    title: 'the option under a moving pointer becomes active, and Enter takes it',
    props: trees,
    async act(select) {
      await select.page.locator('.rc-select-item-option', { hasText: 'Cedar' }).hover();
      await select.quiet();
      expect((await select.state()).active).toBe('Cedar');
      await select.press('Enter');
    },
    calls: ['onSelect("cedar")'],
  },
  {
    title: 'when the number of options changes, the first one is active again, or none',
    props: { options: optionsOf('ash', 'beech') },
    async act(select, { mode }) {
      await select.press('ArrowDown', 'ArrowDown', 'ArrowUp');
      const before = (await select.state()).active;
      await select.press('ArrowDown');
      expect((await select.state()).active).not.toBe(before);
      await select.change({ options: optionsOf('ash', 'beech', 'cedar') });
      const { active, options } = await select.state();
      expect(options).toContain('cedar');
      expect(active).toBe(mode === 'combobox' ? undefined : 'ash');
      await select.press('ArrowDown');
    },
    shows: ({ mode }) => ({ active: mode === 'combobox' ? 'ash' : 'beech' }),
  },
  {
    title: 'an option stays active while options change and their number does not',
    // In tags, rc-select warns about disabled options.
    mode: ['single', 'multiple', 'combobox'],
    given: ['options'],
    props: { options: [{ value: 'ash' }, { value: 'beech' }, { value: 'later', disabled: true }] },
    async act(select, { mode }) {
      await select.press(...Array<string>(mode === 'combobox' ? 2 : 1).fill('ArrowDown'));
      expect((await select.state()).active).toBe('beech');
      await select.change({ options: optionsOf('ash', 'beech', 'cedar') });
    },
    shows: { active: 'beech' },
    next: [{ press: ['ArrowDown'], shows: { active: 'cedar' } }],
  },
  {
    title:
      'with defaultActiveFirstOption={false} none is active when the number of options changes, and the arrow key starts at the top',
    props: { defaultActiveFirstOption: false, options: optionsOf('ash', 'beech') },
    press: ['ArrowDown', 'ArrowDown'],
    shows: { active: 'beech' },
    next: [
      {
        act: (select) => select.change({ options: optionsOf('ash', 'beech', 'cedar') }),
        shows: { active: undefined },
      },
      { press: ['ArrowDown'], shows: { active: 'ash' } },
    ],
  },
]);

facts({ open: [false] }, [
  {
    title:
      'in a combobox an option whose value starts with the text becomes active, in the same case only',
    mode: ['combobox'],
    props: { options: optionsOf('Ash', 'Beech', 'Cedar') },
    text: 'b',
    shows: { active: undefined },
    next: [
      { press: ['Backspace'] },
      { text: 'B', shows: { active: 'Beech' } },
      { press: ['Enter'], shows: { text: 'Beech' } },
    ],
  },
]);

facts({}, [
  {
    title:
      'in a single select with a value, a text makes the first option active whose value starts with it',
    mode: ['single'],
    props: { showSearch: true, chosen: 'ash', options: optionsOf('ash', 'birch', 'cherry') },
    text: 'ch',
    shows: { active: 'cherry' },
    next: [{ press: ['Backspace', 'Backspace'] }, { text: 'rc', shows: { active: 'birch' } }],
  },
]);

facts(SIMPLEST, [
  {
    title: 'defaultActiveFirstOption={false} leaves no option active, unless one is chosen',
    open: [true],
    props: { defaultActiveFirstOption: false, options: optionsOf('ash', 'beech') },
    shows: { active: undefined },
    async check(select) {
      const props = { defaultActiveFirstOption: false, ...chosenBeech };
      await select.show(props, { open: true });
      expect((await select.state()).active).toBe('beech');
    },
  },
  {
    title: 'Enter takes an option that was active before the list was closed',
    mode: ['combobox'],
    open: [true],
    props: trees,
    press: ['ArrowDown', 'Escape', 'ArrowDown', 'Enter'],
    calls: ['onSelect("ash")'],
  },
  {
    title: 'in a combobox no option becomes active when options arrive in a list that is open',
    mode: ['combobox'],
    props: { options: [] },
    text: 'B',
    async act(select) {
      await select.change({ options: optionsOf('Beech') });
      const arrived = { open: true, rows: ['Beech'], active: undefined };
      expect(await select.state()).toMatchObject(arrived);
      await select.press('Enter');
    },
    shows: { text: 'B' },
  },
  {
    title:
      'in a combobox that is closed for lack of options, the option that arrives becomes active',
    mode: ['combobox'],
    props: { options: [], notFoundContent: null },
    text: 'B',
    shows: { open: false },
    next: [
      {
        act: (select) => select.change({ options: optionsOf('Beech') }),
        shows: { open: true, active: 'Beech' },
      },
    ],
  },
]);
