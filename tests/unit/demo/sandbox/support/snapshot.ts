import type {
  ElementDescription,
  ItemDescription,
} from '../../../../../src/demo/inspect/describe/description';
import type { Snapshot } from '../../../../../src/demo/inspect/watch/snapshot';

const item: ItemDescription = {
  id: 'city_list_0',
  role: 'option',
  name: 'Lisbon',
  isSelected: true,
  isDisabled: false,
  isActive: true,
  position: 1,
  size: 2,
};

const element: ElementDescription = {
  tag: 'input',
  role: 'combobox',
  name: 'City',
  description: 'Where to',
  value: 'Lis',
  hasFocus: true,
  isNative: true,
  sharedId: 'city',
  states: { expanded: 'true', haspopup: 'listbox' },
  references: [
    { attribute: 'aria-controls', id: 'city_list', matches: 1, role: 'listbox', text: '' },
    { attribute: 'aria-labelledby', id: 'gone', matches: 0, role: undefined, text: '' },
  ],
  active: item,
  isActiveOutside: true,
};

/** A snapshot of one open select and a button in which every field is set. */
export const SNAPSHOT: Snapshot = {
  elements: [
    element,
    { ...element, tag: 'button', role: 'button', states: {}, references: [], active: undefined },
  ],
  shown: 0,
  details: { shownValue: 'Lisbon', isMultiple: false, list: undefined },
  regions: [{ role: 'status', isAssertive: true, text: '2 cities' }],
  announcements: [
    { kind: 'region', text: 'Lisbon', isAssertive: false, isNew: true },
    { kind: 'press', press: 'ArrowDown' },
    { kind: 'focus', role: 'combobox', name: 'City', value: '', states: { expanded: 'false' } },
    { kind: 'states', states: { expanded: 'true' } },
    { kind: 'value', value: '7' },
    { kind: 'item', item },
    { kind: 'silence', id: 'city_list_-1' },
  ],
};
