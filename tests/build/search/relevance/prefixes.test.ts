import { firstIs } from './queries';

firstIs([
  ['placeh', '/#select-placeholder'],
  ['autoClear', '/#select-autoClearSearchValue'],
  ['maxTagC', '/#select-maxTagCount'],
  ['onDropd', '/#select-onDropdownVisibleChange'],
  ['getPop', '/#select-getPopupContainer'],
  ['builtin', '/#select-builtinPlacements'],
  ['tokenS', '/#select-tokenSeparators'],
  ['menuItem', '/#select-menuItemSelectedIcon'],
  ['defaultAct', '/#select-defaultActiveFirstOption'],
  ['notF', '/#select-notFoundContent'],
  ['labelR', '/#select-labelRender'],
  ['listIt', '/#select-listItemHeight'],
  ['access', '/guide/accessibility'],
  ['perfor', '/guide/performance'],
  ['onPop', '/#select-onPopupScroll'],
  ['backf', '/#select-backfill'],
  ['scrollT', '/#methods-scrollTo'],
]);
