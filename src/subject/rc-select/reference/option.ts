import type { OptionField, GroupField } from './names';
import type { Descriptions } from './types';

/** Fields of an option object, which are also the props of `Option`. */
export const option: Descriptions<OptionField> = {
  value: {
    description:
      'The value of the select when this option is chosen; unique in the list. Use strings in `tags` and `combobox`. `null` causes a warning. A JSX option without a value takes its `key`.',
    see: ['single'],
  },
  label: {
    description:
      'Shown in the list and the selector; an option object without one shows its value.',
    see: ['single', 'update-option'],
  },
  children: {
    description: 'In JSX, the label. Ignored in an option object.',
    see: ['optgroup'],
  },
  disabled: {
    default: 'false',
    description:
      'Cannot be picked in the list. Separators in `multiple` and `tags` can still add it, and so can text left in `tags` when the focus leaves. If it is chosen already, its tag has no remove icon and Backspace skips it, but the clear icon still removes it.',
    see: ['single', 'multiple-readonly', 'multiple'],
  },
  title: {
    description:
      'Tooltip of the option in the list and of the chosen label. Defaults to the label if that is text; an empty string removes the tooltip.',
  },
  className: {
    description: 'Class of the option in the list.',
  },
  style: {
    type: 'CSSProperties',
    readBy: 'OptionList.js',
    description: 'Style of the option in the list.',
  },
  key: {
    type: 'Key',
    readBy: 'utils/valueUtil.js',
    description: 'Key of the row, by which the ref scrolls to it. Defaults to the value.',
  },
};

/** Fields of a group object, which are also the props of `OptGroup`. */
export const optgroup: Descriptions<GroupField> = {
  label: {
    description: 'The group label. A JSX group without one shows its `key`.',
    see: ['optgroup'],
  },
  options: {
    type: 'OptionType[]',
    readBy: 'utils/valueUtil.js',
    description: 'The options of a group object. A group cannot contain groups.',
    see: ['optgroup'],
  },
  children: {
    description: 'In JSX, the `Option` elements of the group.',
    see: ['optgroup'],
  },
  title: {
    description: 'Tooltip of the group label. Defaults to the label if that is text.',
  },
  className: {
    description: 'Class of the group label.',
  },
  key: {
    type: 'Key',
    readBy: 'utils/valueUtil.js',
    description: 'Key of the row with the group label.',
  },
  disabled: {
    description: 'Accepted by the types, but has no effect: disable the options one by one.',
  },
  value: {
    description:
      'Accepted by the types, but a group cannot be chosen. It is used as the key if there is no `key`, and typed text is compared with it to choose the active option.',
  },
};
