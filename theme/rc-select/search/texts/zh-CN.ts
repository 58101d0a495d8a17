import type { StartingPointTitles } from './en';

/** Titles of the starting points in Chinese. */
export const zhCN: StartingPointTitles = {
  '/#select-props': 'Select 属性',
  '/demo': '所有示例',
  '/#keyboard': '键盘操作',
  '/?tab=migration': '升级到 1.x',
};
