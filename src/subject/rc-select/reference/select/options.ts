import { inGroup } from '../names';

/** Props about the options in the list. */
export const options = inGroup('options', {
  options: {
    description:
      'The options: objects with `value` and `label`, or groups with `label` and `options`. Takes precedence over `children`. Callbacks receive custom fields, too.',
    see: ['single', 'optgroup', 'update-option'],
  },
  children: {
    description:
      '`Option` and `OptGroup` elements, read when there are no `options`. They describe the list but are not rendered. Do not wrap `Option` in a component: the props of the wrapper are read as those of an `Option`, with a warning.',
    see: ['optgroup'],
  },
  fieldNames: {
    type: '{ value?: string; label?: string; options?: string; groupLabel?: string }',
    default: "{ value: 'value', label: 'label', options: 'options', groupLabel: 'label' }",
    description:
      "Which fields of your objects hold the value, the label, a group's options and a group's label. Without `groupLabel`, groups and options have their label in the same field. If the value is in another field, the list does not open at the chosen option, and the hidden list for screen readers has no chosen option.",
    see: ['single-field-names'],
  },
  optionLabelProp: {
    default: "'label'",
    description:
      'The field of a chosen option that the selector shows, if it should differ from the list. For JSX options the default is `children`. A `combobox` shows the value and warns about this prop.',
    see: ['option-label-prop'],
  },
  optionRender: {
    type: '(option: FlattenOptionData<OptionType>, info: { index: number }) => ReactNode',
    description:
      'Renders the content of an option in the list. `option.data` is your object. `info.index` is the index of the row; group labels count as rows.',
    see: ['option-render'],
  },
  notFoundContent: {
    default: "'Not Found'",
    description:
      'Shown when the list is empty. With `null`, no popup is shown. A `combobox` then counts as closed. In the other modes the select counts as open: `aria-expanded` is true, and in `multiple` and `tags`, if the list was shown before, Tab stays in the select until Escape is pressed.',
    see: ['suggest', 'force-suggest', 'tags'],
  },
});
