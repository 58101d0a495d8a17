import type { StartingPointTitles } from '../texts';

/** Titles of the starting points in Chinese. */
export const texts: StartingPointTitles = {
  '/#select-props': 'Select 属性',
  '/demo': '所有示例',
  '/#keyboard': '键盘操作',
  '/?tab=migration': '升级到 1.x',
};
