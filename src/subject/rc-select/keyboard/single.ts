import type { KeyTable } from './types';

/** What keys do in a single select that cannot be searched. */
export const single = {
  mode: 'single',
  title: 'Single',
  rows: [
    {
      id: 'single-enter',
      keys: '<kbd>Enter</kbd>',
      press: ['Enter'],
      closed: 'Opens the list',
      open: 'Picks the active option and closes the list',
    },
    {
      id: 'single-characters',
      keys: 'Characters, <kbd>Space</kbd> included, except those of the next row',
      press: ['a', 'Z', '1', '-', '/', 'Space'],
      closed: 'Opens the list',
      open: 'Nothing: there is no type-ahead',
    },
    {
      id: 'single-nothing',
      keys: '<kbd>Backspace</kbd>, and the keys <kbd>;</kbd> and <kbd>=</kbd>',
      press: ['Backspace', ';', '=', 'Shift+;', 'Shift+='],
      closed: 'Nothing',
      open: 'Nothing',
    },
  ],
} as const satisfies KeyTable;

/** What keys do in a single select that can be searched. */
export const search = {
  mode: 'search',
  title: 'Single with `showSearch`',
  rows: [
    {
      id: 'search-characters',
      keys: 'Characters, <kbd>Space</kbd> included',
      press: ['a', ';', 'Space'],
      closed: 'Opens the list, narrowed by the text',
      open: 'Narrows the list',
    },
    {
      id: 'search-enter',
      keys: '<kbd>Enter</kbd>',
      press: ['Enter'],
      closed: 'Opens the list',
      open: 'Picks the active option and closes the list. If nothing is found, closes the list and drops the text',
    },
    {
      id: 'search-escape',
      keys: '<kbd>Esc</kbd> with text',
      press: ['Escape'],
      closed: 'Closing the list has dropped the text',
      open: 'Closes the list and drops the text; the value stays',
    },
    {
      id: 'search-backspace',
      keys: '<kbd>Backspace</kbd>',
      press: ['Backspace'],
      closed: 'Nothing',
      open: 'Deletes a character',
    },
  ],
} as const satisfies KeyTable;
