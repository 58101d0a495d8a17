import { inGroup } from '../names';

/** Props about the popup that holds the list. */
export const popup = inGroup('popup', {
  open: {
    description: 'Whether the list is shown, when you control it. A disabled select stays closed.',
    see: ['controlled', 'custom-selector', 'dropdown-render'],
  },
  defaultOpen: {
    default: 'false',
    description:
      'Shows the list right after the first render. Set `autoFocus` too: without focus, the list does not close when the user tabs elsewhere.',
    see: ['focus'],
  },
  onDropdownVisibleChange: {
    description:
      'Called when the user asks to open or close the list. With a controlled `open`, the list follows only when you change `open`. Opening with Enter calls it twice. A `combobox` without options and with `notFoundContent={null}` calls it with `true` for each character, but not with `false`.',
    see: ['controlled', 'custom-selector', 'scroll-loading'],
  },
  showAction: {
    default: '[]',
    description:
      '`focus` opens the list when the select gets focus. Pressing the mouse button on the selector always opens it, so `click` changes nothing.',
  },
  dropdownRender: {
    description:
      'Adds custom content around the list, which the function receives as `menu`. Keys pressed in that content reach the select as well: stop their `keydown`, or Enter and Tab pick the active option and Backspace removes a tag.',
    see: ['dropdown-render', 'scroll-loading'],
  },
  dropdownStyle: {
    description: 'Style of the popup.',
  },
  dropdownClassName: {
    description: 'Class of the popup.',
  },
  dropdownMatchSelectWidth: {
    default: 'true',
    description:
      'Width of the popup. `true`: as wide as the select. `false`: as wide as its content, but no narrower than the select, and without virtual scrolling. A number: that many pixels.',
    see: ['auto-adjust-dropdown'],
  },
  dropdownAlign: {
    description:
      'Overrides parts of the current placement: `points`, `offset`, `targetOffset` or `overflow`.',
  },
  placement: {
    type: "'bottomLeft' | 'bottomRight' | 'topLeft' | 'topRight'",
    default: "'bottomLeft'",
    description:
      'Where the popup opens. It flips to the opposite side if the document, or a scrolling area around the popup, ends there; the edge of the window does not count unless `builtinPlacements` changes that. With `direction="rtl"` the default is `bottomRight`.',
  },
  builtinPlacements: {
    type: 'Record<string, AlignType>',
    description:
      'Replaces the four placements with custom alignments, for a distance other than 4 pixels or different rules at the edges.',
    see: ['auto-adjust-dropdown'],
  },
  getPopupContainer: {
    type: '(selector: HTMLElement) => HTMLElement',
    default: '() => document.body',
    description:
      'The element that the popup is rendered into. Return one that scrolls with the select, or that is inside the same dialog. The argument is the selector, `.rc-select-selector`.',
    see: ['get-popup-container'],
  },
  animation: {
    description:
      'Name of a custom animation; the classes are `rc-select-dropdown-<name>` followed by `-appear`, `-enter` or `-leave`.',
    see: ['single-animation'],
  },
  transitionName: {
    description: 'Like `animation`, but with the full class name. Ignored if `animation` is set.',
    see: ['single-animation'],
  },
  listHeight: {
    default: '200',
    description: 'Maximum height of the list in pixels; a longer list scrolls.',
    see: ['filter-sort', 'option-render', 'auto-adjust-dropdown'],
  },
  listItemHeight: {
    default: '20',
    description:
      'The height of a row, which virtual scrolling uses until it has measured the row. If heights differ, pass the average.',
    see: ['scroll-loading'],
  },
  virtual: {
    default: 'true',
    description:
      'Virtual scrolling: only the visible rows are rendered, so that long lists open and scroll fast. Set `false` to render all, which also gives screen readers the real rows instead of a hidden copy of at most three.',
    see: ['option-render', 'custom-selector'],
  },
  onPopupScroll: {
    description: 'Called when the list scrolls.',
    see: ['scroll-loading'],
  },
});
