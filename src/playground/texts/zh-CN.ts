import type { PlaygroundTexts } from '../texts';

/** The texts of the playground in Chinese. */
export const texts: PlaygroundTexts = {
  playground: '演练场',
  noun: '组件',
  preview: (noun) => noun,
  value: '值：',
  code: '代码',
  events: '事件',
  noEvents: '事件：组件触发的回调会显示在这里。',
  clear: '清空',
  controls: '属性',
  findProp: '查找属性',
  noProp: (text) => `没有名称中包含“${text}”的控件。`,
  changed: (count) => `已设置 ${count} 个属性`,
  reset: '重置',
  resetProp: (name) => `重置 ${name}`,
  resetAll: '全部重置',
  takeAlong: '分享和导出代码',
  copyLink: '复制链接',
  linkCopied: '链接已复制',
  notSet: '未设置',
  byDefault: (code) => `默认值：${code}`,
  default: '默认值',
  reference: 'API 参考',
  wrongNumber: (name, least, largest) =>
    `请输入 ${least} 到 ${largest} 之间的整数，否则 ${name} 不会生效。`,
  wrongDecimal: (name, least, largest) =>
    `请输入 ${least} 到 ${largest} 之间的数字，最多两位小数，否则 ${name} 不会生效。`,
  withoutControl: '没有控件的属性',
  without: {
    controlled: '受控属性：',
    callback: '仅用于通知：',
    event: '调用时会记录到事件中：',
    surroundings: '需要外部内容配合：',
    internal: '仅供内部使用：',
    deprecated: '已弃用：',
    nothing: '在此版本中无效：',
    code: '需要编写代码：',
  },
  stopped: { what: (noun) => `${noun}已停止运行。`, why: '当前属性导致它抛出错误，控件仍可使用。' },
  problems: {
    title: (count) => `已忽略此地址中的 ${count} 个参数。`,
    unknown: (name, near) => `不是 ${name} 的属性，你是不是要找 ${near}？`,
    value: (text, allowed) =>
      allowed.length > 0
        ? `不能是“${text}”，可选值：${allowed.join('、')}。`
        : `不能是“${text}”，可用的值见对应的控件。`,
    repeated: '出现了多次，以第一次为准。',
    leftOut: {
      controlled: (noun) => `没有控件：它是受控属性，需要${noun}外部的 state。`,
      callback: () => '没有控件：它仅用于通知，不影响显示。',
      event: () => '没有控件：它的调用会显示在事件中。',
      surroundings: (noun) => `没有控件：它需要${noun}外部的内容配合。`,
      internal: () => '没有控件：类型声明中标明仅供内部使用。',
      deprecated: () => '没有控件：它已弃用。',
      nothing: () => '没有控件：在此版本中无效。',
      code: () => '没有控件：它的值需要编写代码。',
    },
    whatToDo: '请用控件设置所需的属性，地址会随之更新。',
  },
  nothing: {
    'no-component': '本站没有可供设置属性的组件。',
    'no-controls': '此组件没有可供设置的属性。',
    missing: (names) => `没有可显示的内容：组件需要 ${names}，而本站没有相应的示例值。`,
  },
};
