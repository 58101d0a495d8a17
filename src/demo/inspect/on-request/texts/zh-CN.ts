import type { SpokenStates } from '../../watch/snapshot';
import type { InspectTexts } from '../texts';

const place: InspectTexts['place'] = ({ position, size }) => `第 ${position} 项，共 ${size} 项`;

const stateWords = ({ expanded, checked, pressed, selected }: SpokenStates) => [
  expanded && (expanded === 'true' ? '已展开' : '已折叠'),
  checked && ({ true: '已勾选', mixed: '部分勾选' }[checked] ?? '未勾选'),
  pressed && ({ true: '已按下', mixed: '部分按下' }[pressed] ?? '未按下'),
  selected && (selected === 'true' ? '已选中' : '未选中'),
];

const list = (words: readonly (string | false | undefined)[]) => words.filter(Boolean).join('，');

/** The texts of the inspector in Chinese. */
export const texts: InspectTexts = {
  events: '事件',
  eventsText: '调用过的回调，最新的在最后',
  noEvents: '示例传入的回调被调用时会列在这里。',
  calls: (count) => `${count} 次调用`,
  onlyLast: (count) => `只保留最近 ${count} 次。`,
  missed: (count) => `另有 ${count} 次调用过快，未列出。`,
  keysAndMouse: (count) => `显示键盘和鼠标事件（${count}）`,
  pause: '暂停',
  resume: '继续',
  paused: '已暂停，不记录调用。',
  clear: '清空',
  inReference: (name) => `参考文档中的 ${name}`,
  unnamed: '无名称',
  label: ({ role, tag, name }) => (name ? `${role || tag}“${name}”` : `无名称的 ${role || tag}`),
  andMore: (first, count) => `${first} 等 ${count + 1} 个`,
  spoken: '播报',
  spokenText: '屏幕阅读器会读出的内容，最新的在最后',
  nothingSpoken: '将焦点移入示例并使用按键。',
  approximate: '≈ 仅供参考，措辞会有不同',
  said(said) {
    switch (said.kind) {
      case 'focus':
        return list([said.name, said.role, ...stateWords(said.states), said.value]);
      case 'states':
        return list(stateWords(said.states));
      case 'value':
        return said.value;
      case 'item':
        return list([
          said.item.name,
          said.item.isSelected && '已选中',
          said.item.isDisabled && '不可用',
          said.item.size > 0 && place(said.item),
        ]);
      case 'silence':
        return `（无：#${said.id} 没有可作活动项的角色）`;
    }
  },
  polite: 'polite',
  assertive: 'assertive',
  newRegion: '实时区域添加时已有内容，部分屏幕阅读器不会播报。',
  now: '当前状态',
  whichElement: '元素',
  followFocus: '有焦点的那个',
  follow: '跟随焦点',
  nothingThere: '本示例中没有可聚焦或具有控件角色的元素。',
  inFrame: '在框架视图中无法使用检查器。',
  leaveFrame: '不用框架显示',
  facts: {
    role: '角色',
    name: '名称',
    description: '描述',
    value: '值',
    expanded: '展开',
    haspopup: '弹出类型',
    autocomplete: '自动补全',
    required: '必填',
    invalid: '无效',
    disabled: '禁用',
    readonly: '只读',
    busy: '忙碌',
    checked: '勾选',
    pressed: '按下',
    selected: '选中',
    current: '当前项',
    valuenow: '当前数值',
    valuemin: '最小值',
    valuemax: '最大值',
    orientation: '方向',
    level: '级别',
    sort: '排序',
    modal: '模态',
    multiline: '多行',
    multiselectable: '可多选',
    'aria-labelledby': '标签来自',
    'aria-describedby': '描述来自',
    'aria-details': '详情',
    'aria-errormessage': '错误信息',
    'aria-controls': '控制',
    'aria-owns': '拥有',
    'aria-activedescendant': '活动后代',
  },
  attributes: '属性',
  none: '无',
  leadsNowhere: '没有该元素',
  leadsTo: (role) => (role ? role : '无角色'),
  elements: (count) => `${count} 个可交互元素`,
  onlyFirst: (count) => `只列出前 ${count} 个。`,
  focused: '焦点',
  regions: '实时区域',
  silent: '目前没有内容',
  place,
  problems: '问题',
  fine: '未发现问题。',
  note: '说明',
  problem: '问题',
  problemCount: (count) => `${count} 个问题`,
  finding(finding, { role, tag }) {
    switch (finding.code) {
      case 'no-name':
        return `该 ${role || tag} 没有可访问名称。请为它加上文本、aria-label，或用 <label> 指向它的 id。`;
      case 'no-role':
        return `该 <${tag}> 可以聚焦但没有角色，用户听不出它是什么。请使用 <button> 等元素，或为它设置 role。`;
      case 'missing-state':
        return `角色 ${role} 要求有 aria-${finding.state}，但这里没有。屏幕阅读器会略去该状态或自行猜测。`;
      case 'leads-nowhere':
        return `${finding.attribute} 指向 #${finding.id}，但没有该元素，屏幕阅读器无法跟随。`;
      case 'not-yet-there':
        return `${finding.attribute} 指向 #${finding.id}，它还不在页面中。在显示之前允许这样。`;
      case 'same-id':
        return `${finding.attribute} 指向 #${finding.id}，但有多个元素使用该 id。请给每个元素单独的 id。`;
      case 'id-twice':
        return `有多个元素使用 id #${finding.id}。指向它的引用只能到达第一个。`;
      case 'active-no-item':
        return `aria-activedescendant 指向 #${finding.id}，其角色是“${finding.role || '无'}”而不是 ${finding.expected || '可作活动项的角色'}，屏幕阅读器不会读出。`;
      case 'active-outside':
        return '活动后代既不在该元素内，也不在它拥有或控制的元素内，屏幕阅读器可能找不到。';
    }
  },
  readMore: {
    aria: (role) => `WAI-ARIA 1.2 的 ${role}`,
    apg: (pattern) => `${pattern} 模式（APG）`,
    name: '名称与描述（APG）',
    id: 'DOM 标准中的 id',
  },
};
