import type { NoEffect } from '../../src/rc-select/playground/conditions';
import type { LeftOutBecause } from '../../src/rc-select/playground/leftOut';
import type { Locale } from '../../src/locale/locale';
import { exampleNames } from '../rc-select/exampleNames';
import { listOr } from './listOr';

/** The texts of the playground, which come with its code and not with the page. */
export interface PlaygroundMessages {
  playground: string;
  preview: string;
  value: string;
  code: string;
  controls: string;
  findProp: string;
  noProp: (text: string) => string;
  changed: (count: number) => string;
  reset: string;
  resetProp: (name: string) => string;
  resetAll: string;
  /** What the toolbar of the code is for. */
  takeAlong: string;
  copyLink: string;
  linkCopied: string;
  notSet: string;
  byDefault: (code: string) => string;
  /** Where the default is too long to be named. */
  default: string;
  reference: string;
  /** What a number has to be, where it is something else. */
  wrongNumber: (name: string, least: number, largest: number) => string;
  noEffect: Record<NoEffect, string>;
  stopped: { what: string; why: string };
  problems: {
    title: (count: number) => string;
    unknown: (near: string) => string;
    /** Nothing is allowed by name where any number or text is that the control takes. */
    value: (text: string, allowed: readonly string[]) => string;
    repeated: string;
    leftOut: Record<LeftOutBecause, string>;
    whatToDo: string;
  };
  /** Names of the examples, by prop and id. */
  examples: Readonly<Record<string, string>>;
}

/** The same texts in both languages. */
export const playgroundMessages: Record<Locale, PlaygroundMessages> = {
  en: {
    playground: 'Playground',
    preview: 'Select',
    value: 'Value',
    code: 'Code',
    controls: 'Props',
    findProp: 'Find a prop',
    noProp: (text) => `No control has “${text}” in its name.`,
    changed: (count) => (count === 1 ? '1 prop set' : `${count} props set`),
    reset: 'Reset',
    resetProp: (name) => `Reset ${name}`,
    resetAll: 'Reset all',
    takeAlong: 'Take the code along',
    copyLink: 'Copy link',
    linkCopied: 'Link copied',
    notSet: 'not set',
    byDefault: (code) => `default: ${code}`,
    default: 'default',
    reference: 'reference',
    wrongNumber: (name, least, largest) =>
      `Enter a whole number from ${least} to ${largest}. Until then ${name} is not set.`,
    noEffect: {
      'needs-several': 'Only in multiple and tags.',
      'needs-combobox': 'Only in combobox.',
      'not-in-combobox': 'Not in combobox, whose field shows the value.',
      'needs-text': 'Only where text can be typed: with showSearch or a mode.',
      'needs-default-filter': 'Only while filterOption is true.',
      'needs-max-tag-count': 'Only with maxTagCount.',
      'open-decides': 'Without effect, since open is set.',
      disabled: 'Without effect, since the select is disabled.',
      'needs-virtual': 'Without effect, since every row is rendered.',
    },
    stopped: {
      what: 'The select has stopped.',
      why: 'These props made it throw an error; the controls still work.',
    },
    problems: {
      title: (count) =>
        count === 1
          ? 'One part of this address was left out.'
          : `${count} parts of this address were left out.`,
      unknown: (near) => `is no prop of Select. Did you mean ${near}?`,
      value: (text, allowed) =>
        allowed.length > 0
          ? `cannot be “${text}”. It can be ${listOr('en', allowed)}.`
          : `cannot be “${text}”. Its control says what it takes.`,
      repeated: 'is there more than once; the first one counts.',
      leftOut: {
        controlled: 'has no control: it needs state around the select.',
        callback: 'has no control: it reports what happens and shows nothing.',
        surroundings: 'has no control: it needs something around the select.',
        internal: 'has no control: the types call it internal.',
        deprecated: 'has no control: it is deprecated.',
        nothing: 'has no control: nothing reads it in this version.',
      },
      whatToDo: 'Set what is missing with the controls; the address follows.',
    },
    examples: exampleNames.en,
  },
  'zh-CN': {
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
      'not-in-combobox': '不用于 combobox，它的输入框显示值本身。',
      'needs-text': '仅在可以输入文字时有效：需要 showSearch 或某种 mode。',
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
        allowed.length > 0
          ? `不能是“${text}”，可以是 ${listOr('zh-CN', allowed)}。`
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
    examples: exampleNames['zh-CN'],
  },
};
