import type { ReferenceEntry } from './types';

/** Fields of a group object, which are also the props of `OptGroup`. */
export const optgroup: readonly ReferenceEntry[] = [
  {
    name: 'label',
    type: 'ReactNode',
    description: 'Heading of the group. A JSX group without one shows its `key`.',
    see: ['optgroup'],
  },
  {
    name: 'options',
    type: 'OptionType[]',
    description: 'The options of a group object. A group cannot hold groups.',
    see: ['optgroup'],
  },
  {
    name: 'children',
    type: 'ReactNode',
    description: 'In JSX, the `Option` elements of the group.',
    see: ['optgroup'],
  },
  {
    name: 'title',
    type: 'string',
    description: 'Tooltip of the heading. Without one the label is used, if it is text.',
  },
  {
    name: 'className',
    type: 'string',
    description: 'Class of the heading.',
  },
  {
    name: 'key',
    type: 'Key',
    description: 'Key of the heading’s row.',
  },
  {
    name: 'disabled',
    type: 'boolean',
    description: 'Accepted by the types and without effect: disable the options one by one.',
  },
  {
    name: 'value',
    type: 'string | number | null',
    description:
      'Accepted by the types, but a group cannot be chosen. It only serves as key where there is none.',
  },
];
