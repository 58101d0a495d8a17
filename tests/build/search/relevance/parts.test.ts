import { firstIs } from './queries';

firstIs([
  ['allow clear', '/#select-allowClear'],
  ['filter prop', '/#select-optionFilterProp'],
  ['dropdown-render', '/#select-dropdownRender'],
  ['max tag', '/#select-maxTagCount'],
  ['max count', '/#select-maxCount'],
  ['label in value', '/#select-labelInValue'],
  ['filter sort', '/#select-filterSort'],
  ['token separator', '/#select-tokenSeparators'],
  ['popup container', '/#select-getPopupContainer'],
  ['not found', '/#select-notFoundContent'],
  ['selected icon', '/#select-menuItemSelectedIcon'],
  ['disabled option', '/#option-disabled'],
  ['search value', '/#select-searchValue'],
  ['field names', '/#select-fieldNames'],
  ['choice transition', '/#select-choiceTransitionName'],
  ['transition name', '/#select-transitionName'],
]);
