import type { PlaygroundTexts } from '../texts';

/** The texts of the playground in Chinese. */
export const texts: PlaygroundTexts = {
  playground: '演练场',
  preview: '选择器',
  value: '值',
  code: '代码',
  controls: '属性',
  findProp: '查找属性',
  noProp: (text) => `没有名称包含“${text}”的控件。`,
  changed: (count) => `已设置 ${count} 个属性`,
  reset: '重置',
  resetProp: (name) => `重置 ${name}`,
  resetAll: '全部重置',
  takeAlong: '带走代码',
  copyLink: '复制链接',
  linkCopied: '链接已复制',
  notSet: '未设置',
  byDefault: (code) => `默认：${code}`,
  default: '默认',
  reference: '参考',
  wrongNumber: (name, least, largest) =>
    `请输入 ${least} 到 ${largest} 之间的整数，在此之前 ${name} 不会生效。`,
  noEffect: {
    'needs-several': '仅用于 multiple 和 tags。',
    'needs-combobox': '仅用于 combobox。',
    'not-in-combobox': '不用于 combobox，它的文本框显示值本身。',
    'needs-text': '需要 showSearch 或某种 mode。',
    'needs-default-filter': '仅在 filterOption 为 true 时有效。',
    'needs-max-tag-count': '需要 maxTagCount。',
    'open-decides': '已设置 open，因此无效。',
    disabled: '选择器已禁用，因此无效。',
    'needs-virtual': '所有行都会渲染，因此无效。',
  },
  stopped: { what: '选择器已停止。', why: '这些属性使它抛出了错误；控件仍然可用。' },
  problems: {
    title: (count) => `此地址中有 ${count} 处未被采用。`,
    unknown: (near) => `不是 Select 的属性，是否想写 ${near}？`,
    value: (text, allowed) =>
      allowed
        ? `不能是“${text}”，可以是 ${allowed}。`
        : `不能是“${text}”。它的控件只接受其他的数字或文字。`,
    repeated: '出现了多次，以第一个为准。',
    leftOut: {
      controlled: '没有控件：它需要选择器之外的状态。',
      callback: '没有控件：它只报告发生的事，不显示任何内容。',
      surroundings: '没有控件：它需要选择器周围的内容。',
      internal: '没有控件：类型声明称它为内部属性。',
      deprecated: '没有控件：它已弃用。',
      nothing: '没有控件：此版本中没有代码读取它。',
    },
    whatToDo: '请用控件设置缺少的部分，地址会随之更新。',
  },
};
