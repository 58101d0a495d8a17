import { inGroup } from '../names';

/** Props about what the select shows and how it is styled. */
export const looks = inGroup('looks', {
  placeholder: {
    description:
      'Shown while nothing is chosen or typed. It does not replace a label. An empty string is a value, except in `combobox`; use `null` if nothing is chosen.',
    see: ['single', 'combobox'],
  },
  prefix: {
    description: 'Content before the value, inside the selector.',
  },
  suffixIcon: {
    description:
      'The icon at the end of the select; there is none unless you pass one or set `loading`. A function receives `open`, `focused`, `loading`, `searchValue` and `showSearch`.',
    see: ['custom-icon', 'suggest'],
  },
  clearIcon: {
    default: "'×'",
    description: 'The clear icon of `allowClear`.',
    deprecated: '`allowClear={{ clearIcon }}`, which wins over this prop',
  },
  menuItemSelectedIcon: {
    default: "'✓'",
    description:
      'Marks a chosen option in the list, except in `combobox`. A function is called for every rendered option, with `value`, `disabled` and `isSelected`; `null` removes the mark.',
    see: ['custom-icon'],
  },
  labelRender: {
    description:
      'Renders the label of a chosen value in the selector. Also called for values without an option; if a value never had one, its `label` is `undefined`, unless `labelInValue` provides it. A `combobox` calls it but does not show the result.',
    see: ['custom-label'],
  },
  loading: {
    default: 'false',
    description:
      'Sets the class `rc-select-loading` on the root and `rc-select-arrow-loading` on the icon at its end, so that a style sheet can draw a spinner. The select itself draws none, and the list still opens.',
    see: ['loading', 'mul-suggest', 'scroll-loading'],
  },
  className: {
    description: 'Class of the root element.',
  },
  style: {
    description: 'Style of the root element.',
  },
  prefixCls: {
    default: "'rc-select'",
    description: "Start of the component's class names.",
  },
  direction: {
    default: "'ltr'",
    description:
      'With `rtl` the popup is aligned to the right and the list reads from right to left. The select itself follows the direction of the page around it.',
    see: ['auto-adjust-dropdown'],
  },
});
