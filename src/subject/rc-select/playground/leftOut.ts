import type { LeftOutBecause } from '../../../playground/model/leftOut';

/**
 * Props without a control. A test ensures that every prop of the reference has a control or stands
 * here.
 */
export const LEFT_OUT: Readonly<Record<string, LeftOutBecause>> = {
  value: 'controlled',
  searchValue: 'controlled',
  inputValue: 'deprecated',
  clearIcon: 'deprecated',
  choiceTransitionName: 'nothing',
  children: 'surroundings',
  className: 'surroundings',
  dropdownClassName: 'surroundings',
  prefixCls: 'surroundings',
  transitionName: 'surroundings',
  builtinPlacements: 'surroundings',
  getPopupContainer: 'surroundings',
  // The label needs it, so it is in the code already.
  id: 'surroundings',
  // Every change would take the focus from the control.
  autoFocus: 'surroundings',
  getInputElement: 'internal',
  getRawInputElement: 'internal',
  onSearch: 'callback',
  onPopupScroll: 'callback',
  onDropdownVisibleChange: 'callback',
  onChange: 'callback',
  onSelect: 'callback',
  onDeselect: 'callback',
  onClear: 'callback',
  onFocus: 'callback',
  onBlur: 'callback',
  onKeyDown: 'callback',
  onKeyUp: 'callback',
  onInputKeyDown: 'callback',
  onMouseDown: 'callback',
  onClick: 'callback',
  onMouseEnter: 'callback',
  onMouseLeave: 'callback',
};
