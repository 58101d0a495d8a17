import type { GroupTitles } from '../../reference/types';
import type { PropGroup } from './reference/types';

/** What the groups of the table of Select are called. */
const propGroups = {
  en: {
    value: 'Value',
    options: 'Options',
    search: 'Search',
    tags: 'Tags',
    popup: 'Popup',
    looks: 'Appearance',
    events: 'Events',
    accessibility: 'Accessibility',
    behaviour: 'Behaviour',
  },
  'zh-CN': {
    value: '值',
    options: '选项',
    search: '搜索',
    tags: '标签',
    popup: '弹出层',
    looks: '外观',
    events: '事件',
    accessibility: '无障碍',
    behaviour: '行为',
  },
} satisfies GroupTitles & Record<string, Record<PropGroup, string>>;

export default propGroups;
