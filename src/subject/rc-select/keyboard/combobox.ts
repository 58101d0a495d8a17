import type { KeyTable } from './types';

/** What keys do in mode `combobox`. */
export const combobox = {
  mode: 'combobox',
  title: '`combobox`',
  rows: [
    {
      id: 'combobox-characters',
      keys: 'Characters, <kbd>Space</kbd> included',
      press: ['a', 'Space'],
      closed: 'Opens the list; the text is the value',
      open: 'The text is the value',
    },
    {
      id: 'combobox-enter',
      keys: '<kbd>Enter</kbd>',
      press: ['Enter'],
      closed: 'Opens the list, and submits the form around it',
      open: 'Picks the active option, if there is one, and closes the list',
    },
    {
      id: 'combobox-first-arrow',
      keys: '<kbd>↓</kbd> <kbd>↑</kbd> with no option active',
      press: ['ArrowDown', 'ArrowUp'],
      closed: 'Opens the list',
      open: '<kbd>↓</kbd> makes the first option active, <kbd>↑</kbd> the last but one',
    },
    {
      id: 'combobox-arrows',
      keys: '<kbd>↓</kbd> <kbd>↑</kbd> with `backfill`',
      press: ['ArrowDown', 'ArrowUp'],
      closed: 'Opens the list',
      open: 'Also shows the value of the active option in the text field',
    },
    {
      id: 'combobox-escape',
      keys: '<kbd>Esc</kbd> with text',
      press: ['Escape'],
      closed: 'Empties the text field and opens the list',
      open: 'Empties the text field and leaves the list open',
    },
    {
      id: 'combobox-backspace',
      keys: '<kbd>Backspace</kbd>',
      press: ['Backspace'],
      closed: 'Deletes a character and opens the list',
      open: 'Deletes a character',
    },
  ],
} as const satisfies KeyTable;
