import { inGroup } from '../names';

/** Props about the tags of `multiple` and `tags`. */
export const tags = inGroup('tags', {
  tagRender: {
    description:
      'Renders each tag. It receives `label`, `value`, `disabled`, `closable`, `isMaxTag`, and `onClose`, which removes the value. While anything is chosen, it is also called with `isMaxTag: true`, for the tag that stands for hidden tags, even if none is hidden; `value` and `onClose` are `undefined` then.',
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
      'Shown for the tags that `maxTagCount` hides. A function receives an array of objects with `value` and `label`, and is called with an empty array while no tag is hidden.',
    see: ['custom-tags', 'multiple'],
  },
  maxTagTextLength: {
    description:
      'Maximum number of characters of a label in a tag; a longer label is cut and ends in `...`. Only strings and numbers are cut, even for `tagRender`.',
    see: ['tags'],
  },
  tokenSeparators: {
    description:
      'Strings that end a value when typed or pasted, in `multiple` and `tags`. `tags` adds every part unchanged, including spaces. `multiple` picks the options that have a part as their `label`, or in the field of `optionFilterProp` or `optionLabelProp`, including disabled ones; an option without `label` is not found by its value. Do not use it in a single select, where a split can call `onChange` with the old value.',
    see: ['auto-tokenization', 'tags', 'multiple'],
  },
  removeIcon: {
    default: "'×'",
    description: 'The icon that removes a tag. A function is called without arguments.',
    see: ['custom-icon', 'multiple'],
  },
  choiceTransitionName: {
    description: 'Accepted for compatibility with older code; has no effect in this version.',
  },
});
