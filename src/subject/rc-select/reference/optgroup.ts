import type { GroupField } from './names';
import type { Descriptions } from '../../referenceTypes';

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
