import type { ReferenceTexts } from '../english';

/** The texts of the prop tables in Chinese. */
export const texts: ReferenceTexts = {
  off: '必须启用 apiParser 才能使用自动生成的 API',
  resolving: '正在解析属性定义，请稍候……',
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
};
