import { inGroup } from './inGroup';

/** Props about the popup that holds the list. */
export const popup = inGroup('popup', [
  {
    name: 'open',
    type: 'boolean',
    description: 'Whether the list is shown, when you control it. A disabled select stays closed.',
    see: ['controlled', 'custom-selector', 'dropdown-render'],
  },
  {
    name: 'defaultOpen',
    type: 'boolean',
    default: 'false',
    description:
      'Shows the list right after the first render. Set `autoFocus` too: without focus, the list does not close when the reader tabs elsewhere.',
    see: ['single'],
  },
  {
    name: 'onDropdownVisibleChange',
    type: '(open: boolean) => void',
    description:
      'Called when the list wants to open or close; with a controlled `open`, setting it is up to you. Opening with Enter calls it twice.',
    see: ['controlled', 'custom-selector', 'scroll-loading'],
  },
  {
    name: 'showAction',
    type: "('focus' | 'click')[]",
    default: '[]',
    description:
      '`focus` opens the list as soon as the select has focus. A click opens it with or without `click`.',
  },
  {
    name: 'dropdownRender',
    type: '(menu: ReactElement) => ReactElement',
    description:
      'Puts content of yours around the list, which is handed in as `menu`. Keys pressed in that content reach the select as well, so stop their `keydown` or Enter picks the active option.',
    see: ['dropdown-render', 'scroll-loading'],
  },
  {
    name: 'dropdownStyle',
    type: 'CSSProperties',
    description: 'Style of the popup.',
  },
  {
    name: 'dropdownClassName',
    type: 'string',
    description: 'Class of the popup.',
  },
  {
    name: 'dropdownMatchSelectWidth',
    type: 'boolean | number',
    default: 'true',
    description:
      'Width of the popup: as wide as the box, at least as wide (`false`), or that many pixels. `false` turns virtual scrolling off as well.',
    see: ['auto-adjust-dropdown'],
  },
  {
    name: 'dropdownAlign',
    type: 'AlignType',
    description:
      'Changes parts of the placement in use: `points`, `offset`, `targetOffset` or `overflow`.',
  },
  {
    name: 'placement',
    type: "'bottomLeft' | 'bottomRight' | 'topLeft' | 'topRight'",
    default: "'bottomLeft'",
    description:
      'Where the popup goes if there is room, otherwise it flips to the other side. With `direction` set to `rtl` the default is `bottomRight`.',
  },
  {
    name: 'builtinPlacements',
    type: 'Record<string, AlignType>',
    description:
      'Replaces the four placements by alignments of your own, for another distance than 4 pixels or other rules at the edges.',
    see: ['auto-adjust-dropdown'],
  },
  {
    name: 'getPopupContainer',
    type: '(selector: HTMLElement) => HTMLElement',
    default: '() => document.body',
    description:
      'The element that takes the popup in. Return one that scrolls with the select, or lies inside the same dialog; the argument is the box of the select.',
    see: ['get-popup-container'],
  },
  {
    name: 'animation',
    type: 'string',
    description:
      'Name of an animation of yours; the classes are `rc-select-dropdown-<name>` followed by `-appear`, `-enter` or `-leave`.',
    see: ['single-animation'],
  },
  {
    name: 'transitionName',
    type: 'string',
    description: 'The same with a class name given in full. Ignored when there is an `animation`.',
    see: ['single-animation'],
  },
  {
    name: 'listHeight',
    type: 'number',
    default: '200',
    description: 'Largest height of the list in pixels; a longer list scrolls.',
    see: ['filter-sort', 'option-render', 'auto-adjust-dropdown'],
  },
  {
    name: 'listItemHeight',
    type: 'number',
    default: '20',
    description:
      'The height that virtual scrolling reckons with until it has measured a row. Give the smallest height your rows can have.',
    see: ['scroll-loading'],
  },
  {
    name: 'virtual',
    type: 'boolean',
    default: 'true',
    description:
      'Renders only the rows in view. Set `false` to render them all, which also gives screen readers the real rows instead of a hidden copy of at most three.',
    see: ['option-render', 'custom-selector'],
  },
  {
    name: 'onPopupScroll',
    type: 'UIEventHandler<HTMLDivElement>',
    description: 'Called when the list scrolls.',
    see: ['scroll-loading'],
  },
]);
