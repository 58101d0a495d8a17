import type { OptionField, GroupField } from './names';
import type { Descriptions } from './types';

/** Fields of an option object, which are also the props of `Option`. */
export const option: Descriptions<OptionField> = {
  value: {
    description:
      'What the select has as its value when this option is chosen; unique in the list. Use strings in `tags` and `combobox`. `null` causes a warning. A JSX option without a value takes its `key`.',
    see: ['single'],
  },
  label: {
    description:
      'What the list and the selector show; an option object without one shows its value.',
    see: ['single', 'update-option'],
  },
  children: {
    description:
      'In JSX, what `label` is in an object. In an option object, this field is not read.',
    see: ['optgroup'],
  },
  disabled: {
    default: 'false',
    description:
      'Cannot be picked in the list. Separators in `multiple` and `tags` still take it, and so does text that is left in `tags` when the focus leaves. If it is chosen already, its tag has no remove icon and Backspace skips it, but the clear icon removes it.',
    see: ['single', 'multiple-readonly', 'multiple'],
  },
  title: {
    description:
      'Tooltip of the option in the list and of the chosen label. Without one the label is used, if it is text; an empty string removes the tooltip.',
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
    description: 'Key of the row, by which the ref scrolls to it. Without one the value is used.',
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
    description: 'The options of a group object. A group cannot hold groups.',
    see: ['optgroup'],
  },
  children: {
    description: 'In JSX, the `Option` elements of the group.',
    see: ['optgroup'],
  },
  title: {
    description: 'Tooltip of the group label. Without one the label is used, if it is text.',
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
      'Accepted by the types, but a group cannot be chosen. It is used as the key if there is no `key`, and typed text is compared with it where an option becomes active by its first letters.',
  },
};
