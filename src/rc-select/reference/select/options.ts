import { inGroup } from './inGroup';

/** Props about the entries of the list. */
export const options = inGroup('options', [
  {
    name: 'options',
    type: 'OptionType[]',
    description:
      'The entries of the list: objects with `value` and `label`, or groups with `label` and `options`. Takes precedence over `children`, and fields of your own come back in the callbacks.',
    see: ['single', 'optgroup', 'update-option'],
  },
  {
    name: 'children',
    type: 'ReactNode',
    description:
      '`Option` and `OptGroup` elements, read when there are no `options`. They only describe the list and are not rendered themselves.',
    see: ['optgroup'],
  },
  {
    name: 'fieldNames',
    type: '{ value?: string; label?: string; options?: string; groupLabel?: string }',
    default: "{ value: 'value', label: 'label', options: 'options', groupLabel: 'label' }",
    description:
      "Which fields of your objects hold the value, the label, a group's options and a group's label; `groupLabel` follows `label`. With another field for the value, the list no longer opens at the chosen option.",
    see: ['single-field-names'],
  },
  {
    name: 'optionLabelProp',
    type: 'string',
    default: "'label'",
    description:
      'The field the box shows for a chosen option, where that should differ from the list. With JSX options the default is `children`; `combobox` shows the value and warns about this prop.',
    see: ['option-label-prop'],
  },
  {
    name: 'optionRender',
    type: '(option: FlattenOptionData<OptionType>, info: { index: number }) => ReactNode',
    description:
      'Draws the content of an option in the list. Your own object is `option.data`; `info.index` counts rows and includes the headings of groups.',
    see: ['option-render'],
  },
  {
    name: 'notFoundContent',
    type: 'ReactNode',
    default: "'Not Found'",
    description:
      'Shown when the list has nothing to show. With `null` the list stays hidden instead.',
    see: ['suggest', 'force-suggest', 'tags'],
  },
]);
