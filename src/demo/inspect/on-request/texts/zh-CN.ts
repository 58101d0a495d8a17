import type { SpokenStates } from '../../watch/snapshot';
import type { InspectTexts } from '../texts';

const place: InspectTexts['place'] = ({ position, size }) => `第 ${position} 项，共 ${size} 项`;

const stateWords = ({ expanded, checked, pressed, selected }: SpokenStates) => [
  expanded && (expanded === 'true' ? '已展开' : '已折叠'),
  checked && ({ true: '已勾选', mixed: '部分勾选' }[checked] ?? '未勾选'),
  pressed && ({ true: '已按下', mixed: '部分按下' }[pressed] ?? '未按下'),
  selected && (selected === 'true' ? '已选中' : '未选中'),
];

const comma = '，';

const list = (words: readonly (string | false | undefined)[]) => words.filter(Boolean).join(comma);

/** The texts of the inspector in Chinese. */
export const texts: InspectTexts = {
  events: '事件',
  eventsText: '已调用的回调，按时间顺序排列',
  noEvents: '示例传入的回调被调用后会显示在这里。',
  calls: (count) => `${count} 次调用`,
  onlyLast: (count) => `只保留最近 ${count} 次。`,
  missed: (count) => `另有 ${count} 次调用因过于频繁而未列出。`,
  keysAndMouse: (count) => `显示键盘和鼠标事件（${count}）`,
  pause: '暂停',
  resume: '继续',
  paused: '已暂停，不再记录调用。',
  clear: '清空',
  inReference: (name) => `API 参考中的 ${name}`,
  unnamed: '未命名',
  label: ({ role, tag, name }) => (name ? `${role || tag}“${name}”` : `未命名的 ${role || tag}`),
  andMore: (first, count) => `${first} 等 ${count + 1} 个`,
  spoken: '播报',
  spokenText: '屏幕阅读器会播报的内容，按时间顺序排列',
  nothingSpoken: '将焦点移入示例，然后用键盘操作。',
  approximate: '≈ 大致内容，实际措辞可能不同',
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
        return `（不播报：#${said.id} 的角色不能作为活动元素）`;
    }
  },
  comma,
  polite: 'polite',
  assertive: 'assertive',
  newRegion: '该实时区域在添加到页面时已有内容，部分屏幕阅读器不会播报。',
  now: '当前状态',
  whichElement: '元素',
  followFocus: '当前聚焦的元素',
  follow: '跟随焦点',
  nothingThere: '本示例中没有可聚焦的元素，也没有具有控件角色的元素。',
  inFrame: '在 iframe 视图中无法使用检查器。',
  leaveFrame: '退出 iframe 视图',
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
    level: '层级',
    sort: '排序',
    modal: '模态',
    multiline: '多行',
    multiselectable: '可多选',
    'aria-labelledby': '名称来源',
    'aria-describedby': '描述来源',
    'aria-details': '详情',
    'aria-errormessage': '错误信息',
    'aria-controls': '控制',
    'aria-owns': '拥有',
    'aria-activedescendant': '活动元素',
  },
  attributes: 'ARIA 属性',
  none: '无',
  leadsNowhere: '元素不存在',
  leadsTo: (role) => (role ? role : '无角色'),
  elements: (count) => `${count} 个可交互元素`,
  onlyFirst: (count) => `只列出前 ${count} 个。`,
  focused: '焦点',
  regions: '实时区域',
  silent: '当前没有内容',
  place,
  problems: '检查结果',
  fine: '未发现问题。',
  note: '说明',
  problem: '问题',
  problemCount: (count) => `${count} 个问题`,
  finding(finding, { role, tag }) {
    switch (finding.code) {
      case 'no-name':
        return `该 ${role || tag} 没有无障碍名称。请添加文本内容或 aria-label，或用 <label> 关联它的 id。`;
      case 'no-role':
        return `该 <${tag}> 可以聚焦，但没有角色，用户听不出它是什么。请改用 <button> 等元素，或为它设置 role。`;
      case 'missing-state':
        return `角色 ${role} 必须有 aria-${finding.state}，但此处缺失。屏幕阅读器会忽略该状态，或自行猜测。`;
      case 'leads-nowhere':
        return `${finding.attribute} 指向 #${finding.id}，但该元素不存在，屏幕阅读器找不到它。`;
      case 'not-yet-there':
        return `${finding.attribute} 指向的 #${finding.id} 尚不在页面中。在它显示之前，这是允许的。`;
      case 'same-id':
        return `${finding.attribute} 指向 #${finding.id}，但有多个元素使用该 id。请为每个元素设置唯一的 id。`;
      case 'id-twice':
        return `有多个元素使用 id #${finding.id}，引用该 id 时只会指向第一个。`;
      case 'active-no-item':
        return `aria-activedescendant 指向 #${finding.id}，但其角色是“${finding.role || '无'}”，而不是“${finding.expected || '可作为活动元素的角色'}”，屏幕阅读器不会播报。`;
      case 'active-outside':
        return 'aria-activedescendant 指向的元素既不在该元素内，也不在它拥有或控制的元素内，屏幕阅读器可能找不到它。';
    }
  },
  readMore: {
    aria: (role) => `WAI-ARIA 1.2 中的 ${role}`,
    apg: (pattern) => `${pattern} 模式（APG）`,
    name: '名称和描述（APG）',
    id: 'DOM 标准中的 id',
  },
};
