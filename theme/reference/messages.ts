import type { PropGroup } from '../../src/rc-select/reference/types';
import type { Locale } from '../../src/locale/locale';

/** Texts of the prop tables. */
export interface ApiMessages {
  notFound: (id: string) => string;
  caption: (id: string) => string;
  purposes: string;
  name: string;
  typeAndDefault: string;
  description: string;
  defaultValue: string;
  required: string;
  /** What follows it is the replacement. */
  deprecated: string;
  demos: string;
  groups: Record<PropGroup, string>;
}

/** The same texts in both languages; they are part of the tables' chunk, since English pages hold them anyway. */
export const apiMessages: Record<Locale, ApiMessages> = {
  en: {
    notFound: (id) => `Properties definition not found for ${id} component`,
    caption: (id) => `Reference of ${id}`,
    purposes: 'Props by purpose',
    name: 'Name',
    typeAndDefault: 'Type and default',
    description: 'Description',
    defaultValue: 'Default',
    required: 'Required',
    deprecated: 'Deprecated; use instead:',
    demos: 'Demos:',
    groups: {
      value: 'Value',
      options: 'Options',
      search: 'Search',
      tags: 'Tags',
      popup: 'Popup',
      looks: 'Looks',
      events: 'Events',
      accessibility: 'Accessibility',
      behaviour: 'Behaviour',
    },
  },
  'zh-CN': {
    notFound: (id) => `未找到 ${id} 组件的属性定义`,
    caption: (id) => `${id} 参考`,
    purposes: '按用途查看属性',
    name: '名称',
    typeAndDefault: '类型与默认值',
    description: '说明',
    defaultValue: '默认值',
    required: '必填',
    deprecated: '已弃用，请改用：',
    demos: '示例：',
    groups: {
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
  },
};
