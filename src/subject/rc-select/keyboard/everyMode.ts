import type { KeyTable } from './types';

/** What keys do in every mode. */
export const everyMode = {
  mode: 'every',
  title: 'In every mode',
  rows: [
    {
      id: 'every-arrows',
      keys: '<kbd>↓</kbd> <kbd>↑</kbd>',
      press: ['ArrowDown', 'ArrowUp'],
      closed: 'Opens the list',
      open: 'Makes the next or previous option active, skips disabled options, and wraps around',
    },
    {
      id: 'every-tab',
      keys: '<kbd>Tab</kbd>, <kbd>Shift+Tab</kbd>',
      press: ['Tab', 'Shift+Tab'],
      closed: 'Moves the focus on or back',
      open: 'Does what <kbd>Enter</kbd> does; the focus stays in the select',
    },
    {
      id: 'every-escape',
      keys: '<kbd>Esc</kbd> without text',
      press: ['Escape'],
      closed: 'Nothing; elements around the select get the key',
      open: 'Closes the list without picking. Elements around the select do not get the key, but the browser closes a modal `<dialog>` with it',
    },
    {
      id: 'every-caret',
      keys: '<kbd>←</kbd>, <kbd>→</kbd>, <kbd>Home</kbd>, <kbd>End</kbd>',
      press: ['ArrowLeft', 'ArrowRight', 'Home', 'End'],
      closed: 'Opens the list, and moves the caret if there is text',
      open: 'Moves the caret if there is text',
    },
    {
      id: 'every-delete',
      keys: '<kbd>Delete</kbd>',
      press: ['Delete'],
      closed: 'Opens the list, and deletes the character after the caret if there is one',
      open: 'Deletes the character after the caret if there is one',
    },
    {
      id: 'every-page',
      keys: '<kbd>Page Up</kbd>, <kbd>Page Down</kbd>',
      press: ['PageUp', 'PageDown'],
      closed: 'Opens the list',
      open: 'Nothing',
    },
    {
      id: 'every-next',
      keys: '<kbd>Ctrl+N</kbd>, <kbd>Ctrl+P</kbd>',
      press: ['Control+n', 'Control+p'],
      closed: 'Opens the list',
      open: 'The same as <kbd>↓</kbd> and <kbd>↑</kbd> on macOS; elsewhere nothing',
    },
    {
      id: 'every-shortcut',
      keys: '<kbd>Ctrl+A</kbd> and other shortcuts with a letter',
      press: ['Control+a', 'Control+b', 'Control+i'],
      closed: 'Opens the list, as the letter alone does',
      open: 'Nothing. If the browser changes the text, as with <kbd>Ctrl+V</kbd>, the list follows',
    },
    {
      id: 'every-other',
      keys: '<kbd>F1</kbd> to <kbd>F12</kbd>, <kbd>Caps Lock</kbd>, or <kbd>Shift</kbd>, <kbd>Ctrl</kbd> or <kbd>Alt</kbd> alone',
      press: [
        ...['F1', 'F2', 'F3', 'F4', 'F5', 'F6', 'F7', 'F8', 'F9', 'F10', 'F11', 'F12'],
        ...['CapsLock', 'Shift', 'Control', 'Alt'],
      ],
      closed: 'Nothing',
      open: 'Nothing',
    },
  ],
} as const satisfies KeyTable;
