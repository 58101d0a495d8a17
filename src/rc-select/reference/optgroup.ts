import type { GroupField } from './names';
import type { Descriptions } from './types';

/** Fields of a group object, which are also the props of `OptGroup`. */
export const optgroup: Descriptions<GroupField> = {
  label: {
    description: 'Heading of the group. A JSX group without one shows its `key`.',
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
    description: 'Tooltip of the heading. Without one the label is used, if it is text.',
  },
  className: {
    description: 'Class of the heading.',
  },
  key: {
    type: 'Key',
    readBy: 'utils/valueUtil.js',
    description: 'Key of the heading’s row.',
  },
  disabled: {
    description: 'Accepted by the types and without effect: disable the options one by one.',
  },
  value: {
    description:
      'Accepted by the types, but a group cannot be chosen. It only serves as key where there is none.',
  },
};
