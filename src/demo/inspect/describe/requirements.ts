import type { State } from './description';

/**
 * States that a role must have, since they have no default
 * (https://www.w3.org/TR/wai-aria-1.2/#requiredState, and the table of each role).
 */
export const REQUIRED_STATES: Readonly<Record<string, readonly State[]>> = {
  checkbox: ['checked'],
  combobox: ['expanded'],
  menuitemcheckbox: ['checked'],
  menuitemradio: ['checked'],
  radio: ['checked'],
  scrollbar: ['valuenow'],
  slider: ['valuenow'],
  switch: ['checked'],
};

/**
 * Roles of interactive elements that need no name: "Accessible Name Required" is not "True" in
 * their tables of WAI-ARIA 1.2.
 */
export const NAMELESS: ReadonlySet<string> = new Set([
  'alert',
  'gridcell',
  'group',
  'log',
  'menu',
  'menubar',
  'scrollbar',
  'separator',
  'status',
  'tablist',
  'timer',
]);

/** Roles of the items in a popup, by `aria-haspopup`. */
export const POPUP_ITEMS: Readonly<Record<string, readonly string[]>> = {
  listbox: ['option'],
  menu: ['menuitem', 'menuitemcheckbox', 'menuitemradio'],
  true: ['menuitem', 'menuitemcheckbox', 'menuitemradio'],
  tree: ['treeitem'],
  grid: ['gridcell', 'row', 'columnheader', 'rowheader'],
};
