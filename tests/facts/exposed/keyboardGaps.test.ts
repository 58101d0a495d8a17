import { expect, facts } from '../support/fact';
import { optionsOf } from '../support/options';
import { EACH_MODE, PICKED, SEVERAL } from '../support/situations';

const trees = { options: optionsOf('ash', 'beech') };
const bothChosen = { chosen: ['ash', 'beech'], ...trees };

facts({ ...EACH_MODE, open: [false] }, [
  {
    title: 'Alt with an arrow key opens the list and does not close it',
    props: trees,
    press: ['Alt+ArrowDown'],
    shows: { open: true },
    next: [{ press: ['Alt+ArrowUp'], shows: { open: true } }],
  },
  {
    title: 'Tab passes over the icons and the tags',
    ...PICKED,
    props: (_, { mode }) => ({
      allowClear: true,
      suffixIcon: 'v',
      chosen: mode === 'single' ? 'ash' : ['ash', 'beech'],
      options: [{ value: 'ash' }, { value: 'beech' }],
    }),
    press: ['Tab'],
    check: async (select) => expect(await select.focusedId()).toBe('after'),
  },
  {
    title: 'the keyboard removes a tag before the last one in the list',
    ...SEVERAL,
    props: bothChosen,
    press: ['ArrowDown'],
    shows: { active: 'ash' },
    next: [{ press: ['Enter'], shows: { chosen: ['beech'] } }],
  },
  {
    title: 'a value of tags that is no option is in the list, too',
    mode: ['tags'],
    open: [true],
    props: { chosen: 'new', options: optionsOf('ash') },
    shows: { rows: ['ash', 'new'] },
    next: [{ act: (select) => select.pick('new'), shows: { chosen: [] } }],
  },
]);
