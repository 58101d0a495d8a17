import type { PlaygroundTexts } from '../texts';

/** The texts of the playground in Chinese. */
export const texts: PlaygroundTexts = {
  playground: '演练场',
  noun: '组件',
  preview: (noun) => noun,
  value: '值',
  code: '代码',
  events: '事件',
  noEvents: '事件：组件的调用会显示在这里。',
  clear: '清除',
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
  wrongDecimal: (name, least, largest) =>
    `请输入 ${least} 到 ${largest} 之间、最多两位小数的数字，在此之前 ${name} 不会生效。`,
  withoutControl: '没有控件的属性',
  without: {
    controlled: '由外部状态给出：',
    callback: '只报告发生的事：',
    event: '调用时会被记录：',
    surroundings: '需要周围的内容：',
    internal: '内部属性：',
    deprecated: '已弃用：',
    nothing: '此版本中无效：',
    code: '需要代码：',
  },
  stopped: { what: (noun) => `${noun}已停止。`, why: '这些属性使它抛出了错误；控件仍然可用。' },
  problems: {
    title: (count) => `此地址中有 ${count} 处未被采用。`,
    unknown: (name, near) => `不是 ${name} 的属性，是否想写 ${near}？`,
    value: (text, allowed) =>
      allowed
        ? `不能是“${text}”，可以是 ${allowed}。`
        : `不能是“${text}”。它的控件只接受其他的数字或文字。`,
    repeated: '出现了多次，以第一个为准。',
    leftOut: {
      controlled: (noun) => `没有控件：它需要${noun}之外的状态。`,
      callback: () => '没有控件：它只报告发生的事，不显示任何内容。',
      event: () => '没有控件：它被调用时会显示出来。',
      surroundings: (noun) => `没有控件：它需要${noun}周围的内容。`,
      internal: () => '没有控件：类型声明称它为内部属性。',
      deprecated: () => '没有控件：它已弃用。',
      nothing: () => '没有控件：此版本中没有代码读取它。',
      code: () => '没有控件：它的类型需要代码。',
    },
    whatToDo: '请用控件设置缺少的部分，地址会随之更新。',
  },
  nothing: {
    'no-component': '此站点没有可以设置属性的组件。',
    'no-controls': '这个组件没有可以设置的属性。',
    missing: (names) => `没有可以显示的内容：组件需要 ${names}，而站点没有它的示例。`,
  },
};
