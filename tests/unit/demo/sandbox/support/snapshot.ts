import type { OptionDescription } from '../../../../../src/demo/inspect/describe/description';
import type { Snapshot } from '../../../../../src/demo/inspect/watch/snapshot';

const option: OptionDescription = {
  id: 'city_list_0',
  name: 'Lisbon',
  isSelected: true,
  isDisabled: false,
  isActive: true,
  position: 1,
  size: 2,
};

/** A snapshot of one open select in which every field is set. */
export const SNAPSHOT: Snapshot = {
  names: ['City', ''],
  shown: 0,
  description: {
    role: 'combobox',
    name: 'City',
    description: 'Where to',
    value: 'Lis',
    shownValue: 'Lisbon',
    hasFocus: true,
    isMultiple: false,
    states: { expanded: 'true', haspopup: 'listbox' },
    references: [
      { attribute: 'aria-controls', id: 'city_list', matches: 1, role: 'listbox' },
      { attribute: 'aria-owns', id: 'gone', matches: 0, role: undefined },
    ],
    list: {
      id: 'city_list',
      name: '',
      isHidden: false,
      isMultiselectable: false,
      options: [option, { ...option, isSelected: undefined, isActive: false }],
      optionCount: 2,
      emptyText: '',
      rowsWithoutRole: 2,
      disabledRows: 0,
      activeRow: 'Lisbon',
    },
    active: option,
  },
  announcements: [
    { kind: 'region', text: 'Lisbon', isAssertive: false, isNew: true },
    { kind: 'focus', role: 'combobox', name: 'City', value: '', isExpanded: false },
    { kind: 'expanded', isExpanded: true },
    { kind: 'option', option },
    { kind: 'silence', id: 'city_list_-1' },
  ],
};
