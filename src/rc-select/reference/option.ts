import type { ReferenceEntry } from './types';

/** Fields of an option object, which are also the props of `Option`. */
export const option: readonly ReferenceEntry[] = [
  {
    name: 'value',
    type: 'string | number | null',
    description:
      'What is stored and reported; unique in the list. `tags` and `combobox` want strings, `null` causes a warning, and a JSX option without a value takes its `key`.',
    see: ['single'],
  },
  {
    name: 'label',
    type: 'ReactNode',
    description: 'What list and box show; an option object without one shows its value.',
    see: ['single', 'update-option'],
  },
  {
    name: 'children',
    type: 'ReactNode',
    required: true,
    description:
      'In JSX, what `label` is in an object. Option objects may carry the field; Select does not use it.',
    see: ['optgroup'],
  },
  {
    name: 'disabled',
    type: 'boolean',
    default: 'false',
    description:
      'Cannot be picked. If it is chosen already, its tag has no remove control and Backspace passes over it, but the clear control removes it.',
    see: ['single', 'multiple-readonly', 'multiple'],
  },
  {
    name: 'title',
    type: 'string',
    description:
      'Tooltip of the option in the list and of the chosen text. Without one the label is used, if it is text.',
  },
  {
    name: 'className',
    type: 'string',
    description: 'Class of the option in the list.',
  },
  {
    name: 'style',
    type: 'CSSProperties',
    description: 'Style of the option in the list.',
  },
  {
    name: 'key',
    type: 'Key',
    description: 'Key of the row, by which the ref scrolls to it. Without one the value is used.',
  },
];
