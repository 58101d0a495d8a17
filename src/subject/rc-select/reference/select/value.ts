import { inGroup } from '../names';

/** Props about what is chosen. */
export const value = inGroup('value', {
  value: {
    description:
      'The selection, when you control it: one value, or an array of values in `multiple` and `tags`. `null` means that nothing is chosen. `undefined` leaves the selection to the select; after a value, it first empties the selection.',
    see: ['controlled', 'loading', 'update-option'],
  },
  defaultValue: {
    description:
      'The initial selection of an uncontrolled select. Later changes of this prop are ignored.',
    see: ['single'],
  },
  mode: {
    type: "'multiple' | 'tags' | 'combobox'",
    description:
      'Several options (`multiple`), including text that is not an option (`tags`), or a text field with suggestions (`combobox`). Without it, one option can be chosen. In `combobox` the value is the text.',
    see: ['multiple', 'tags', 'combobox'],
  },
  labelInValue: {
    default: 'false',
    description:
      'Values are objects with `value` and `label` instead of plain values, in the props and in the callbacks. Such a label is shown even while its option is missing from the list.',
    see: ['force-suggest', 'mul-suggest', 'loading'],
  },
  maxCount: {
    description:
      'How many values can be chosen in `multiple` and `tags`; other modes ignore it. At the limit the remaining options are disabled and typing is ignored. Values set from outside are not limited. In `tags` with `autoClearSearchValue={false}`, text that is left in the text field becomes one more value, beyond the limit.',
    see: ['multiple-with-max-count', 'auto-tokenization'],
  },
  allowClear: {
    default: 'false',
    description:
      'Shows a clear icon while something is chosen or typed and the select is not disabled. Pressing it empties the selection and the search text. It works with the pointer only: it cannot be focused, and no key does the same.',
    see: ['single', 'custom-icon', 'multiple-readonly'],
  },
});
