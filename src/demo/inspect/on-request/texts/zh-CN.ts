import type { InspectTexts } from '../texts';

const option: InspectTexts['place'] = ({ position, size }) => `第 ${position} 项，共 ${size} 项`;

/** The texts of the inspector in Chinese. */
export const texts: InspectTexts = {
  events: '事件',
  eventsText: '选择器调用过的回调，最新的在最后',
  noEvents: '操作选择器，即可在此看到它的回调。',
  calls: (count) => `${count} 次调用`,
  onlyLast: (count) => `只保留最近 ${count} 次。`,
  missed: (count) => `另有 ${count} 次调用过快，未列出。`,
  keysAndMouse: (count) => `显示键盘和鼠标事件（${count}）`,
  pause: '暂停',
  resume: '继续',
  paused: '已暂停，不记录调用。',
  clear: '清空',
  inReference: (name) => `参考文档中的 ${name}`,
  unnamed: '没有名称的选择器',
  spoken: '播报',
  spokenText: '屏幕阅读器会读出的内容，最新的在最后',
  nothingSpoken: '聚焦选择器并使用方向键。',
  approximate: '≈ 仅供参考，措辞会有不同',
  said(said) {
    switch (said.kind) {
      case 'focus':
        return [said.name, said.role, said.isExpanded ? '已展开' : '已折叠', said.value]
          .filter(Boolean)
          .join('，');
      case 'expanded':
        return said.isExpanded ? '已展开' : '已折叠';
      case 'option':
        return [
          said.option.name,
          said.option.isSelected && '已选中',
          said.option.isDisabled && '不可用',
          option(said.option),
        ]
          .filter(Boolean)
          .join('，');
      case 'silence':
        return `（无：#${said.id} 不是选项）`;
    }
  },
  polite: 'polite',
  assertive: 'assertive',
  newRegion: '实时区域添加时已有内容，部分屏幕阅读器不会播报。',
  now: '当前状态',
  whichSelect: '选择器',
  followFocus: '有焦点的那个',
  noSelect: '本示例中没有 role 为 combobox 的元素，辅助技术无法识别出选择器。',
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
    'aria-controls': '控制',
    'aria-owns': '拥有',
    'aria-activedescendant': '活动后代',
  },
  attributes: '属性',
  none: '无',
  leadsNowhere: '没有该元素',
  leadsTo: (role) => (role ? role : '无角色'),
  options: (count) => `暴露了 ${count} 个选项`,
  moreOptions: (count) => `另有 ${count} 个`,
  listHidden: '列表在页面中但被隐藏，因此没有暴露任何选项。',
  noList: '还没有列表；打开选择器后才会出现。',
  selected: '已选中',
  disabled: '禁用',
  active: '活动',
  place: option,
  problems: '问题',
  fine: '未发现问题。',
  note: '说明',
  problem: '问题',
  problemCount: (count) => `${count} 个问题`,
  finding(finding) {
    switch (finding.code) {
      case 'no-name':
        return '选择器没有可访问名称。请加标签：用 <label> 指向它的 id，或使用 aria-label。';
      case 'leads-nowhere':
        return `${finding.attribute} 指向 #${finding.id}，但没有该元素，屏幕阅读器无法跟随。`;
      case 'not-yet-there':
        return `${finding.attribute} 指向 #${finding.id}，它还不在页面中。选择器关闭时允许这样。`;
      case 'same-id':
        return `${finding.attribute} 指向 #${finding.id}，但有多个元素使用该 id。请给每个选择器单独的 id。`;
      case 'active-no-option':
        return `aria-activedescendant 指向 #${finding.id}，其角色是“${finding.role || '无'}”而不是 option，屏幕阅读器不会读出。`;
      case 'value-not-exposed':
        return `选择框显示“${finding.shown}”，但文本框的值为空。屏幕阅读器用户最多只能通过实时区域听到所选内容。`;
      case 'rows-without-role':
        return `列表显示了 ${finding.rows} 行没有角色的内容；另有 ${finding.options} 个不可见元素代表活动项附近的选项。“第 2 项，共 3 项”之类的位置是错的，也无法逐项阅读列表。virtual={false} 会暴露所有选项。`;
      case 'disabled-not-exposed':
        return `有 ${finding.rows} 行看起来是禁用的，但暴露的选项都没有 aria-disabled。请在选项中加入 'aria-disabled': true。`;
      case 'option-name-differs':
        return `活动行显示“${finding.shown}”，但对应选项的名称是“${finding.name}”。不是纯字符串的 label 不会用作名称；请给选项加 aria-label。`;
      case 'not-multiselectable':
        return '可以选择多个值，但列表没有 aria-multiselectable。';
      case 'empty-list':
        return `列表没有选项。它显示“${finding.text}”，但不会播报。`;
      case 'autocomplete-readonly':
        return 'aria-autocomplete 表示会根据输入给出建议，但文本框是只读的。showSearch 可使其能够输入。';
      case 'owns-outdated':
        return '在文本框上使用 aria-owns 是 ARIA 1.0 的模式。从 ARIA 1.2 起由 aria-controls 承担，这里也有。';
    }
  },
  readMore: {
    aria: 'WAI-ARIA 1.2 的 combobox',
    apg: 'Combobox 模式（APG）',
    name: '名称与描述（APG）',
    site: '键盘与屏幕阅读器',
  },
};
