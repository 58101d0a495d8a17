import { inGroup } from './inGroup';

/** Props about typing and what the list does with the text. */
export const search = inGroup('search', [
  {
    name: 'showSearch',
    type: 'boolean',
    default: 'false',
    description:
      'Lets the reader type to narrow the list. In `multiple` it is on unless you set `false`; `tags` and `combobox` take text in any case.',
    see: ['single', 'option-filter-prop', 'force-suggest'],
  },
  {
    name: 'searchValue',
    type: 'string',
    description:
      'The search text, when you control it together with `onSearch`. The field of a `combobox` shows `value` instead.',
    see: ['option-render'],
  },
  {
    name: 'inputValue',
    type: 'string',
    description: 'The older name of `searchValue`, read only when that one is missing.',
    deprecated: '`searchValue`',
  },
  {
    name: 'onSearch',
    type: '(value: string) => void',
    description:
      'Called with the text whenever the reader changes it. Also called with an empty string when a single select closes with text left in it, and when a separator or the clear control empties the field.',
    see: ['suggest', 'force-suggest', 'mul-tag-suggest'],
  },
  {
    name: 'autoClearSearchValue',
    type: 'boolean',
    default: 'true',
    description:
      'Whether choosing an option empties the search text in `multiple` and `tags`. A single select empties it whenever it closes, with either setting.',
    see: ['mul-suggest'],
  },
  {
    name: 'filterOption',
    type: 'boolean | ((inputValue: string, option?: OptionType) => boolean)',
    default: 'true',
    description:
      'How text narrows the list: `true` looks for it in the field named by `optionFilterProp`, ignoring case; `false`, the default in `combobox`, leaves the list alone. A function decides; it is asked for a group first, and a group it accepts keeps all its options.',
    see: ['optgroup', 'force-suggest', 'scroll-loading', 'combobox'],
  },
  {
    name: 'filterSort',
    type: '(optionA: OptionType, optionB: OptionType, info: { searchValue: string }) => number',
    description:
      'Orders the list, like the function given to `Array.prototype.sort`: groups among themselves and options within them. It is used without search text too.',
    see: ['filter-sort'],
  },
  {
    name: 'optionFilterProp',
    type: 'string',
    default: "'value'",
    description:
      'The field of an option that the text is compared with. Without it options are found by `value` and groups by their label; set `label` to search what readers see.',
    see: ['option-filter-prop', 'single', 'multiple'],
  },
  {
    name: 'backfill',
    type: 'boolean',
    default: 'false',
    description:
      'In `combobox`, the field shows the value of the option that the arrow keys reach. `onChange` waits until the option is picked.',
    see: ['suggest'],
  },
  {
    name: 'maxLength',
    type: 'number',
    description:
      'The longest text a `combobox` takes. In the other modes it limits nothing: the attribute ends up on the root element only.',
  },
]);
