import type { StartingPoint } from '../../search/dialog/panel/startingPoint';

/** Where most readers go. */
const STARTING_POINTS: readonly StartingPoint[] = [
  { address: '/#select-props', title: { en: 'Select props', 'zh-CN': 'Select 属性' } },
  { address: '/demo', title: { en: 'All demos', 'zh-CN': '全部示例' } },
  { address: '/#keyboard', title: { en: 'Keyboard', 'zh-CN': '键盘操作' } },
  { address: '/guide/migration', title: { en: 'Migrate to 1.x', 'zh-CN': '迁移到 1.x' } },
];

export default STARTING_POINTS;
