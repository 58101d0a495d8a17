/** A part of the select: its class name, and what it is. */
export interface Part {
  name: string;
  is: string;
  /** Whether it can be seen only while the list is open. */
  inList?: boolean;
}

/** The parts that this select has, from the outside in, and then those of its list. */
export const parts: Part[] = [
  { name: 'rc-select', is: 'root' },
  { name: 'rc-select-selector', is: 'selector' },
  { name: 'rc-select-selection-item', is: 'tag' },
  { name: 'rc-select-selection-item-content', is: 'label of a tag' },
  { name: 'rc-select-selection-item-remove', is: 'icon that removes a tag' },
  { name: 'rc-select-selection-search', is: 'around the text field' },
  { name: 'rc-select-selection-search-input', is: 'text field' },
  { name: 'rc-select-arrow', is: 'arrow' },
  { name: 'rc-select-clear', is: 'clear icon' },
  { name: 'rc-select-dropdown', is: 'popup', inList: true },
  { name: 'rc-select-item-group', is: 'group label', inList: true },
  { name: 'rc-select-item-option', is: 'row of an option', inList: true },
  { name: 'rc-select-item-option-content', is: 'label of an option', inList: true },
  { name: 'rc-select-item-option-state', is: 'place of the mark of a row', inList: true },
];
