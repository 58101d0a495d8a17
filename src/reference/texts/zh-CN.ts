import groups from '@@/subject/propGroups';
import type { ReferenceTexts } from '../english';

/** The texts of the prop tables in Chinese. */
export const texts: ReferenceTexts = {
  off: '必须启用 apiParser 才能使用自动生成的 API',
  resolving: '正在解析属性定义，请稍候……',
  notFound: (id) => `未找到 ${id} 组件的属性定义`,
  caption: (id) => `${id} API 参考`,
  purposes: '按用途查看属性',
  name: '名称',
  typeAndDefault: '类型和默认值',
  description: '说明',
  defaultValue: '默认值',
  required: '必填',
  deprecated: '已弃用，请改用：',
  outdated: '已弃用。',
  inherited: '此外，还支持该元素的属性和事件：',
  demos: '示例：',
  groups: groups?.['zh-CN'] ?? {},
};
