import { inGroup } from './inGroup';

/** Props about the entries of the list. */
export const options = inGroup('options', {
  options: {
    description:
      'The entries of the list: objects with `value` and `label`, or groups with `label` and `options`. Takes precedence over `children`, and fields of your own come back in the callbacks.',
    see: ['single', 'optgroup', 'update-option'],
  },
  children: {
    description:
      '`Option` and `OptGroup` elements, read when there are no `options`. They only describe the list and are not rendered themselves: of a component of yours around `Option`, the props are read as those of an `Option`, with a warning.',
    see: ['optgroup'],
  },
  fieldNames: {
    type: '{ value?: string; label?: string; options?: string; groupLabel?: string }',
    default: "{ value: 'value', label: 'label', options: 'options', groupLabel: 'label' }",
    description:
      "Which fields of your objects hold the value, the label, a group's options and a group's label. Without `groupLabel`, the label of a group is in the same field as that of an option. With another field for the value, the list no longer opens at the chosen option.",
    see: ['single-field-names'],
  },
  optionLabelProp: {
    default: "'label'",
    description:
      'The field that the selector shows for a chosen option, where that should differ from the list. With JSX options the default is `children`; `combobox` shows the value and warns about this prop.',
    see: ['option-label-prop'],
  },
  optionRender: {
    type: '(option: FlattenOptionData<OptionType>, info: { index: number }) => ReactNode',
    description:
      'Draws the content of an option in the list. Your own object is `option.data`; `info.index` counts rows and includes the headings of groups.',
    see: ['option-render'],
  },
  notFoundContent: {
    default: "'Not Found'",
    description:
      'Shown when the list has nothing to show. With `null` no popup is shown. A `combobox` then counts as closed. In the other modes the select counts as open: `aria-expanded` is true, and in `multiple` and `tags` Tab stays in the select until Escape if the list was shown before.',
    see: ['suggest', 'force-suggest', 'tags'],
  },
});
