import { inGroup } from './inGroup';

/** Props about what the box shows and how it is styled. */
export const looks = inGroup('looks', [
  {
    name: 'placeholder',
    type: 'ReactNode',
    description:
      'Shown while nothing is chosen and nothing typed. It does not replace a label; and an empty string is a value, so use `null` for none.',
    see: ['single', 'combobox'],
  },
  {
    name: 'prefix',
    type: 'ReactNode',
    description: 'Content in front of the value, inside the box.',
  },
  {
    name: 'suffixIcon',
    type: 'RenderNode',
    description:
      'The icon at the end of the box; there is none unless you give one. A function gets `open`, `focused`, `loading`, `searchValue` and `showSearch`.',
    see: ['custom-icon', 'suggest'],
  },
  {
    name: 'clearIcon',
    type: 'RenderNode',
    default: "'×'",
    description: 'The icon of the clear control.',
    deprecated: '`allowClear={{ clearIcon }}`, which wins over this prop',
  },
  {
    name: 'menuItemSelectedIcon',
    type: 'RenderNode',
    default: "'✓'",
    description:
      'Marks a chosen option in the list. A function is called for every option, with `value`, `disabled` and `isSelected`.',
    see: ['custom-icon'],
  },
  {
    name: 'labelRender',
    type: '(props: LabelInValueType) => ReactNode',
    description:
      'Draws the label of a chosen value in the box. It is called for values without an option too, which have no `label`; the field of a `combobox` shows the value regardless.',
    see: ['custom-label'],
  },
  {
    name: 'loading',
    type: 'boolean',
    default: 'false',
    description:
      'Puts the classes `rc-select-loading` on the box and `rc-select-arrow-loading` on its icon, for you to style. It does not keep the list from opening.',
    see: ['loading', 'mul-suggest', 'scroll-loading'],
  },
  {
    name: 'className',
    type: 'string',
    description: 'Class of the root element.',
  },
  {
    name: 'style',
    type: 'CSSProperties',
    description: 'Style of the root element.',
  },
  {
    name: 'prefixCls',
    type: 'string',
    default: "'rc-select'",
    description: "Start of the component's class names.",
  },
  {
    name: 'direction',
    type: "'ltr' | 'rtl'",
    default: "'ltr'",
    description:
      'With `rtl` the popup is aligned to the right and the list reads from right to left. The box itself goes by the direction of the page around it.',
    see: ['single'],
  },
]);
