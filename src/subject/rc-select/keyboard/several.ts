import type { KeyTable } from './types';

/** What keys do in mode `multiple`. */
export const multiple = {
  mode: 'multiple',
  title: '`multiple`',
  rows: [
    {
      id: 'multiple-characters',
      keys: 'Characters, <kbd>Space</kbd> included',
      press: ['a', 'Space'],
      closed: 'Opens the list, narrowed by the text',
      open: 'Narrows the list',
    },
    {
      id: 'multiple-enter',
      keys: '<kbd>Enter</kbd>',
      press: ['Enter'],
      closed: 'Opens the list',
      open: 'Adds the active option, or removes it if it was chosen. Drops the text unless `autoClearSearchValue={false}`; the list stays open. If nothing is found, does nothing',
    },
    {
      id: 'multiple-escape',
      keys: '<kbd>Esc</kbd> with text',
      press: ['Escape'],
      closed: 'Nothing',
      open: 'Closes the list and hides the text, which reappears when the list opens, unless the focus has left. With `autoClearSearchValue={false}`, empties the text field and leaves the list open',
    },
    {
      id: 'multiple-backspace',
      keys: '<kbd>Backspace</kbd>',
      press: ['Backspace'],
      closed:
        'Removes the last value that is not disabled. Nothing while <kbd>Esc</kbd> hides text',
      open: 'Deletes a character. In an empty text field, removes the last value that is not disabled',
    },
  ],
} as const satisfies KeyTable;

/** What keys do in mode `tags`. */
export const tags = {
  mode: 'tags',
  title: '`tags`',
  rows: [
    {
      id: 'tags-characters',
      keys: 'Characters, <kbd>Space</kbd> included',
      press: ['a', 'Space'],
      closed: 'Opens the list, narrowed by the text',
      open: 'Narrows the list; the first row is the text, see below',
    },
    {
      id: 'tags-enter',
      keys: '<kbd>Enter</kbd>',
      press: ['Enter'],
      closed: 'Opens the list',
      open: 'Adds the active row, or removes it if it was chosen. Drops the text unless `autoClearSearchValue={false}`; the list stays open',
    },
    {
      id: 'tags-separator',
      keys: 'One of `tokenSeparators`',
      press: [',', ';'],
      closed: 'Without text, adds nothing',
      open: 'Adds the text as a value and closes the list',
    },
    {
      id: 'tags-escape',
      keys: '<kbd>Esc</kbd> with text',
      press: ['Escape'],
      closed: 'Usually there is no text. If there is, empties the text field',
      open: 'Drops the text and leaves the list open: press it again to close the list',
    },
    {
      id: 'tags-backspace',
      keys: '<kbd>Backspace</kbd>',
      press: ['Backspace'],
      closed: 'Removes the last value that is not disabled',
      open: 'Deletes a character. In an empty text field, removes the last value that is not disabled',
    },
  ],
} as const satisfies KeyTable;
