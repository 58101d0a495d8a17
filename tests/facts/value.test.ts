import { expect, facts } from './support/fact';
import { hasSeveral } from './support/hasSeveral';
import { optionsOf } from './support/options';
import type { SelectState } from './support/page/readSelect';
import { SEVERAL } from './support/situations';

const ash = optionsOf('ash');
const threeTrees = optionsOf('ash', 'beech', 'cedar');

/** The value as it is shown: a combobox has it as its text. */
const valueIn = ({ chosen, text }: SelectState, mode: string) =>
  mode === 'combobox' ? text : chosen.join();

facts({}, [
  {
    title:
      'onSelect is called for a chosen option again in a single select and combobox, in multiple and tags onDeselect',
    props: { chosen: 'ash', options: ash },
    act: (select) => select.openAndPick('ash'),
    silent: ['onSelect', 'onDeselect', 'onChange'],
    calls: (situation) =>
      hasSeveral(situation) ? ['onChange([])', 'onDeselect("ash")'] : ['onSelect("ash")'],
  },
  {
    title: 'a single select ignores maxCount',
    mode: ['single'],
    props: { maxCount: 1, chosen: 'ash', options: optionsOf('ash', 'beech') },
    act: (select) => select.openAndPick('beech'),
    shows: { chosen: ['beech'] },
  },
  {
    title: 'in combobox onSearch is called for what is typed, and not for an option that is taken',
    mode: ['combobox'],
    props: { options: ash },
    async act(select) {
      await select.focus();
      await select.type('a');
      await select.press('Enter');
    },
    shows: { text: 'ash' },
    calls: ['onSearch("a")'],
  },
]);

facts(SEVERAL, [
  {
    title: 'each way of removing a value calls onChange and then onDeselect',
    props: { chosen: ['ash', 'beech', 'cedar'], options: threeTrees },
    async check(select) {
      const called = () => select.calls('onChange', 'onDeselect');
      await select.click('.rc-select-selection-item-remove');
      expect(await called()).toEqual(['onChange(["beech","cedar"])', 'onDeselect("ash")']);
      if (!(await select.state()).open) await select.open();
      await select.forgetCalls();
      await select.pick('beech');
      expect(await called()).toEqual(['onChange(["cedar"])', 'onDeselect("beech")']);
      await select.focus();
      await select.press('Backspace');
      expect(await called()).toEqual(['onChange([])', 'onDeselect("cedar")']);
    },
  },
  {
    title:
      'disabled options keep their tags without an icon, Backspace skips them, and clearing removes them',
    mode: ['multiple'],
    props: {
      allowClear: true,
      chosen: ['ash', 'beech'],
      options: [{ value: 'ash' }, { value: 'beech', disabled: true }],
    },
    async check(select) {
      expect(await select.count('.rc-select-selection-item-remove')).toBe(1);
      await select.focus();
      await select.press('Backspace');
      expect((await select.state()).chosen).toEqual(['beech']);
      await select.click('.rc-select-clear');
      expect((await select.state()).chosen).toEqual([]);
    },
  },
  {
    title:
      'maxCount disables the remaining options, ignores typing, and does not cut a value from outside',
    mode: ['multiple'],
    props: { maxCount: 1, chosen: ['ash', 'beech'], options: threeTrees },
    async check(select, { open }) {
      await select.focus();
      if (!open) await select.press('ArrowDown');
      expect(await select.texts('.rc-select-item-option-disabled')).toEqual(['cedar']);
      await select.type('c');
      expect(await select.state()).toMatchObject({ text: '', chosen: ['ash', 'beech'] });
      // A click on a chosen option removes it.
      await select.pick('ash');
      expect((await select.state()).chosen).toEqual(['beech']);
    },
  },
  {
    title: 'at maxCount, Enter and Tab do not take a chosen option out, and Backspace does',
    open: [true],
    props: { maxCount: 1, chosen: 'ash', options: ash },
    shows: { active: 'ash' },
    next: [
      { press: ['Enter', 'Tab'], shows: { chosen: ['ash'] } },
      { press: ['Backspace'], shows: { chosen: [] } },
    ],
  },
]);

facts({ controlled: [false] }, [
  {
    title: 'value={undefined} from the start leaves the selection to the select',
    props: { value: undefined, options: ash },
    act: (select) => select.openAndPick('ash'),
    check: async (select, { mode }) => expect(valueIn(await select.state(), mode)).toBe('ash'),
  },
  {
    title:
      'value={undefined} after a value empties the selection, and leaves it to the select from then on',
    props: (_, { mode }) => ({
      value: mode === 'multiple' || mode === 'tags' ? ['ash'] : 'ash',
      options: [{ value: 'ash' }, { value: 'beech' }],
    }),
    async check(select, { mode }) {
      const shown = async () => valueIn(await select.state(), mode);
      expect(await shown()).toBe('ash');
      await select.focus();
      await select.change({ value: undefined });
      expect(await shown()).toBe('');
      await select.openAndPick('beech');
      expect(await shown()).toBe('beech');
    },
  },
  {
    title: 'value={null} means that nothing is chosen, whatever the user picks',
    props: { value: null, options: ash },
    act: (select) => select.openAndPick('ash'),
    shows: { chosen: [], text: '' },
  },
]);

facts({ ...SEVERAL, given: ['options'], grouped: [false], controlled: [false], open: [true] }, [
  {
    title: 'an option that is never in value is passed to onChange by each choice of it',
    props: ({ useState }) => {
      const [value] = useState(['ash']);
      return { value, options: [{ value: 'all' }, { value: 'ash' }] };
    },
    async act(select) {
      await select.pick('all');
      await select.pick('all');
    },
    shows: { chosen: ['ash'] },
    calls: ['onChange(["ash","all"])', 'onChange(["ash","all"])'],
  },
]);
