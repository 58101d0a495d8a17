import { expect, facts } from './support/fact';
import { optionsOf } from './support/options';
import { SEVERAL } from './support/situations';

const ash = optionsOf('ash');
const OPENED = 'onDropdownVisibleChange(true)';

/** A list that is empty shows nothing. */
const nothing = { notFoundContent: null, options: [] };

facts({ given: ['options'], grouped: [false], open: [false] }, [
  {
    title:
      'without options and notFoundContent no popup is shown, and outside combobox the select still counts as open',
    mode: ['single', 'multiple', 'tags'],
    props: nothing,
    act: (select) => select.click('.rc-select-selector'),
    shows: { open: true, popup: false },
    calls: [OPENED],
    next: [
      { press: ['Escape'], shows: { open: true } },
      { press: ['Tab'], shows: { open: false, focused: false } },
    ],
  },
  {
    title:
      'without options and notFoundContent a combobox stays closed, and asks to open with each character',
    mode: ['combobox'],
    props: nothing,
    async check(select) {
      await select.focus();
      await select.type('ab');
      expect(await select.state()).toMatchObject({ open: false, popup: false, text: 'ab' });
      const calls = await select.calls('onDropdownVisibleChange');
      expect(new Set(calls)).toEqual(new Set([OPENED]));
      expect(calls.length).toBeGreaterThanOrEqual(2);
    },
  },
  {
    title: 'a list with a controlled open is hidden while it has no options and no notFoundContent',
    props: { open: true, notFoundContent: null, options: ash },
    async check(select) {
      await select.focus();
      const popups = [];
      for (const options of [ash, [], ash]) {
        await select.change({ options });
        popups.push((await select.state()).popup);
      }
      expect(popups).toEqual([true, false, true]);
    },
  },
]);

facts({ open: [true] }, [
  {
    title: 'a list that was shown and has become empty keeps Tab in multiple and tags until Escape',
    ...SEVERAL,
    grouped: [false],
    props: { notFoundContent: null, filterOption: false, options: ash },
    act: (select) => select.change({ options: [] }),
    shows: { open: true, popup: false },
    next: [
      { press: ['Tab'], shows: { open: true, focused: true } },
      { press: ['Escape'], shows: { open: false } },
      { press: ['Tab'], shows: { focused: false } },
    ],
  },
]);
