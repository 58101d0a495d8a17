import { inGroup } from '../names';

/** Props about the tags of `multiple` and `tags`. */
export const tags = inGroup('tags', {
  tagRender: {
    description:
      'Renders each tag. It gets `label`, `value`, `disabled`, `closable`, `onClose`, which removes the value, and `isMaxTag`. While anything is chosen it is also called with `isMaxTag: true`, for the tag that stands for hidden tags, even if none is hidden; `value` and `onClose` are `undefined` then.',
    see: ['custom-tags'],
  },
  maxTagCount: {
    description:
      'How many tags are shown; one more stands for the rest. `responsive` shows as many as fit on the line.',
    see: ['multiple', 'tags'],
  },
  maxTagPlaceholder: {
    default: '(omittedValues) => `+ ${omittedValues.length} ...`',
    description:
      'What is shown for the tags that `maxTagCount` hides. A function gets an array of objects with `value` and `label`, and is called with an empty array while no tag is hidden.',
    see: ['custom-tags', 'multiple'],
  },
  maxTagTextLength: {
    description:
      'How many characters of its label a tag shows; a longer one is cut and ends in `...`. Only labels that are a string or a number are cut, also for `tagRender`.',
    see: ['tags'],
  },
  tokenSeparators: {
    description:
      'Strings that end a value when they are typed or pasted, in `multiple` and `tags`. `tags` takes every piece unchanged, spaces included. `multiple` picks the options that have a piece as their `label`, or in the field of `optionFilterProp` or `optionLabelProp`, disabled ones too; an option without `label` is not found by its value. Do not use it in a single select: there a split can call `onChange` with the old value.',
    see: ['auto-tokenization', 'tags', 'multiple'],
  },
  removeIcon: {
    default: "'×'",
    description: 'The icon that removes a tag. A function is called without arguments.',
    see: ['custom-icon', 'multiple'],
  },
  choiceTransitionName: {
    description: 'Accepted for compatibility with older code; nothing reads it in this version.',
  },
});
