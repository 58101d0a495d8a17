import { readFileSync } from 'node:fs';
import { expect, facts, test } from './support/fact';
import { labelled, optionsOf } from './support/options';
import type { ShownSelect } from './support/shownSelect';
import type { Situation } from './support/situations';

// The rows of the table on the page are what is tried here.
const PAGE = readFileSync('docs/guide/events.md', 'utf8');

const MODES = ['single', 'multiple', 'tags', 'combobox'] as const;
const CALLBACKS = [
  ...['onChange', 'onSelect', 'onDeselect', 'onClear', 'onSearch'],
  ...['onDropdownVisibleChange', 'onFocus', 'onBlur'],
];

interface Row {
  action: string;
  open: boolean;
  modes: Situation['mode'][];
  calls: string[];
}

const codesIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

function readRow(line: string): Row[] {
  const [, action = '', list, where = '', order = ''] = line.split('|').map((cell) => cell.trim());
  const calls = codesIn(order);
  if (calls.length === 0) return [];
  const named = codesIn(where);
  const modes = MODES.filter((mode) => where === 'every mode' || named.includes(mode));
  return [{ action, open: list === 'open', modes, calls }];
}

const rows = PAGE.split('\n')
  .filter((line) => line.startsWith('| '))
  .flatMap(readRow);

const typeText = (select: ShownSelect) => select.type('x');

interface Action {
  /** Whether a is chosen. */
  chosen?: boolean;
  prepare?: (select: ShownSelect) => Promise<void>;
  act: (select: ShownSelect) => Promise<void>;
}

const focus = (select: ShownSelect) => select.focus();
const openWithMouse = (select: ShownSelect) => select.click('.rc-select-selector');
const pressClearIcon = (select: ShownSelect) => select.click('.rc-select-clear');
const leave = (select: ShownSelect) => select.click('#after');

const CHOSEN = { allowClear: true, showSearch: true, chosen: 'a', options: optionsOf('a', 'b') };

const SEPARATED = {
  showSearch: true,
  tokenSeparators: [','],
  optionFilterProp: 'value',
  options: labelled({ a: 'a', b: 'b', xy: 'xy' }),
};

/** How each row is done, from a select with the options a, b and xy. */
const ACTIONS: Record<string, Action> = {
  'opens the list with the mouse': { act: openWithMouse },
  'opens the list with the mouse, with the focus in it': { prepare: focus, act: openWithMouse },
  'opens the list with an arrow key, with the focus in it': {
    prepare: focus,
    act: (select) => select.press('ArrowDown'),
  },
  'opens the list with Enter, with the focus in it': {
    prepare: focus,
    act: (select) => select.press('Enter'),
  },
  'moves the focus to the select': {
    prepare: (select) => select.page.locator('#before').focus(),
    act: (select) => select.press('Tab'),
  },
  'closes the list with Esc': { act: (select) => select.press('Escape') },
  'leaves the select': {
    prepare: async (select) => {
      if (!(await select.state()).open) await select.focus();
    },
    act: leave,
  },
  'leaves the select with text in it': { prepare: typeText, act: leave },
  'types the first character': { act: typeText },
  'types the first character, with the focus in it': { prepare: focus, act: typeText },
  'types a separator after a label': {
    prepare: (select) => select.type('b'),
    act: async (select) => {
      await select.type(',');
      // In tags the text was an option beside the one in a group, with the same key.
      select.takeMessages();
    },
  },
  'pastes two labels with a separator': { act: (select) => select.paste('a,b') },
  'picks an option': { act: (select) => select.pick('b') },
  'picks an option found by typing': { prepare: typeText, act: (select) => select.pick('xy') },
  'picks the chosen option again': { chosen: true, act: (select) => select.pick('a') },
  'removes a tag with its icon': {
    chosen: true,
    act: (select) => select.click('.rc-select-selection-item-remove'),
  },
  'removes a tag with Backspace': { chosen: true, act: (select) => select.press('Backspace') },
  'presses the clear icon': { chosen: true, act: pressClearIcon },
  'presses the clear icon, with the focus in it': {
    chosen: true,
    prepare: focus,
    act: pressClearIcon,
  },
  'presses the clear icon, with text': { chosen: true, prepare: typeText, act: pressClearIcon },
};

/** A call as the page writes it: with its argument only where the page has one. */
const asWritten = (call: string, written = ''): string =>
  written.includes('(') ? call.replaceAll('"', "'") : call.replace(/\(.*/s, '');

test('every row of the table is tried', () => {
  expect([...new Set(rows.map(({ action }) => action))].sort()).toEqual(
    Object.keys(ACTIONS).sort(),
  );
});

for (const { action, open, modes, calls } of rows) {
  const { chosen = false, prepare, act } = ACTIONS[action] ?? { act: async () => {} };
  facts({ mode: modes, open: [open] }, [
    {
      title: `a user who ${action}, list ${open ? 'open' : 'closed'}: ${calls.join(', ')}`,
      props: chosen ? CHOSEN : SEPARATED,
      async check(select) {
        await prepare?.(select);
        await select.forgetCalls();
        await act(select);
        const called = await select.calls(...CALLBACKS);
        expect(called.map((call, at) => asWritten(call, calls[at]))).toEqual(calls);
      },
    },
  ]);
}

facts({}, [
  {
    title: 'becoming disabled closes the list without a call',
    open: [true],
    props: { options: optionsOf('a') },
    act: (select) => select.change({ disabled: true }),
    shows: { open: false },
    silent: CALLBACKS,
  },
  {
    title: 'what is passed from outside calls nothing',
    open: [false],
    props: { showSearch: true, open: false, options: optionsOf('a', 'b') },
    act: (select, { mode }) => {
      const value = mode === 'multiple' || mode === 'tags' ? ['a'] : 'a';
      return select.change({ open: true, searchValue: 'x', value });
    },
    shows: { open: true },
    silent: CALLBACKS,
  },
  {
    title:
      'a single select that becomes disabled with text in it calls onSearch with an empty text',
    mode: ['single'],
    open: [true],
    props: { showSearch: true, options: optionsOf('a') },
    text: 'x',
    act: (select) => select.change({ disabled: true }),
    silent: CALLBACKS,
    calls: ['onSearch("")'],
  },
]);
