import { inGroup } from './inGroup';

/** Props about the tags of `multiple` and `tags`. */
export const tags = inGroup('tags', [
  {
    name: 'tagRender',
    type: '(props: CustomTagProps) => ReactElement',
    description:
      'Draws each tag. It gets `label`, `value`, `disabled`, `closable`, `onClose`, which removes the value, and `isMaxTag`, which is true for the one that stands for hidden tags.',
    see: ['custom-tags'],
  },
  {
    name: 'maxTagCount',
    type: "number | 'responsive'",
    description:
      'How many tags are shown before the rest is summed up in one. `responsive` shows as many as fit on the line.',
    see: ['multiple', 'tags'],
  },
  {
    name: 'maxTagPlaceholder',
    type: 'ReactNode | ((omittedValues: DisplayValueType[]) => ReactNode)',
    default: '(omittedValues) => `+ ${omittedValues.length} ...`',
    description:
      'What stands for the tags that `maxTagCount` hides; a function is given their values.',
    see: ['custom-tags', 'multiple'],
  },
  {
    name: 'maxTagTextLength',
    type: 'number',
    description:
      'How many characters of its label a tag shows; a longer one is cut and ends in `...`. Only labels that are a string or a number are cut.',
    see: ['tags'],
  },
  {
    name: 'tokenSeparators',
    type: 'string[]',
    description:
      'Text that ends an entry when it is typed or pasted, in `multiple` and `tags`. `tags` takes every piece as it stands, blanks included; `multiple` picks the options whose label equals a piece, disabled ones too.',
    see: ['auto-tokenization', 'tags', 'multiple'],
  },
  {
    name: 'removeIcon',
    type: 'RenderNode',
    default: "'×'",
    description: 'The icon in a tag that removes it. A function is called without arguments.',
    see: ['custom-icon', 'multiple'],
  },
  {
    name: 'choiceTransitionName',
    type: 'string',
    description: 'Accepted for the sake of older code; nothing reads it in this version.',
  },
]);
