import { inGroup } from '../names';

/** Props about typing and what the list does with the text. */
export const search = inGroup('search', {
  showSearch: {
    default: 'false',
    description:
      'Lets the user type to narrow the list. In `multiple` it is on unless you set `false` and leave `autoClearSearchValue` on; `tags` and `combobox` accept text regardless of `showSearch`.',
    see: ['single', 'option-filter-prop', 'force-suggest'],
  },
  searchValue: {
    description:
      'The search text, when you control it together with `onSearch`. In `multiple` and `tags`, neither choosing an option nor leaving the select empties it, and `onSearch` is not called: empty it in `onSelect`, `onDeselect` and `onBlur`. A single select mounted with text calls `onSearch` with an empty string. A `combobox` shows `value` instead.',
    see: ['mul-suggest', 'option-render'],
  },
  inputValue: {
    description: 'The older name of `searchValue`, used only when `searchValue` is missing.',
    deprecated: '`searchValue`',
  },
  onSearch: {
    description:
      'Called with the text whenever the user changes it. Also called with an empty string when a single select closes with text in it, when separators or the clear icon empty the text field, and, except in `combobox` and with `autoClearSearchValue={false}`, when the user clicks the selector beside the text while the list is open. Not called when choosing an option empties the text, except in a single select with a controlled `searchValue` or `autoClearSearchValue={false}`.',
    see: ['suggest', 'force-suggest', 'mul-tag-suggest'],
  },
  autoClearSearchValue: {
    default: 'true',
    description:
      'Whether choosing an option, or removing it in the list, empties the search text in `multiple` and `tags`. Removing a tag with its icon does not. A controlled `searchValue` stays in either case. A single select empties the text whenever it closes, with either setting.',
    see: ['mul-suggest'],
  },
  filterOption: {
    type: 'boolean | ((inputValue: string, option?: OptionType) => boolean)',
    default: 'true',
    description:
      'How text narrows the list: `true` looks for it in the field named by `optionFilterProp`, ignoring case; `false`, the default in `combobox`, does not narrow it. A function decides for each option, and for a group before its options; a group that it accepts keeps all its options.',
    see: ['optgroup', 'force-suggest', 'scroll-loading', 'combobox'],
  },
  filterSort: {
    description:
      'Sorts the list, like the function passed to `Array.prototype.sort`: first the groups together with the options outside groups, then the options of each group, unless `fieldNames` renames `options`. In `tags` the row of the typed text is sorted as well. Also called without search text.',
    see: ['filter-sort'],
  },
  optionFilterProp: {
    default: "'value'",
    description:
      'The field of an option that the text is compared with. Without it, options are found by `value` and groups by their label. To search what users see, set `label`, or `children` for `Option` elements; a label that is an element is compared as `[object Object]`.',
    see: ['option-filter-prop', 'single', 'multiple'],
  },
  backfill: {
    default: 'false',
    description:
      'In `combobox`, the text field shows the value of the option that the arrow keys make active. `onChange` is not called until the option is picked.',
    see: ['suggest'],
  },
  maxLength: {
    description:
      'Maximum length of the text that users type in a `combobox`; an option that they pick may be longer. Other modes have no limit: they set the attribute on the root only.',
  },
});
