import { texts as any } from '../../../../demo/inspect/on-request/texts/zh-CN';
import type { SelectTexts } from '../texts';

/** The texts of the inspector for selects in Chinese. */
export const texts: SelectTexts = {
  inspector: {
    eventsText: '选择器调用过的回调，最新的在最后',
    noEvents: '操作选择器，即可在此看到它的回调。',
    unnamed: '没有名称的选择器',
    label: ({ name }) => name || '没有名称的选择器',
    nothingSpoken: '聚焦选择器并使用方向键。',
    said: (said) => (said.kind === 'silence' ? `（无：#${said.id} 不是选项）` : any.said(said)),
    whichElement: '选择器',
    nothingThere: '本示例中没有 role 为 combobox 的元素，辅助技术无法识别出选择器。',
    finding(finding, element) {
      if (finding.code === 'no-name')
        return '选择器没有可访问名称。请加标签：用 <label> 指向它的 id，或使用 aria-label。';
      if (finding.code === 'not-yet-there')
        return `${finding.attribute} 指向 #${finding.id}，它还不在页面中。选择器关闭时允许这样。`;
      if (finding.code === 'same-id')
        return `${finding.attribute} 指向 #${finding.id}，但有多个元素使用该 id。请给每个选择器单独的 id。`;
      return any.finding(finding, element);
    },
  },
  options: (count) => `暴露了 ${count} 个选项`,
  moreOptions: (count) => `另有 ${count} 个`,
  listHidden: '列表在页面中但被隐藏，因此没有暴露任何选项。',
  noList: '还没有列表；打开选择器后才会出现。',
  selected: '已选中',
  disabled: '禁用',
  active: '活动',
  selectFinding(finding) {
    switch (finding.code) {
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
  keyboard: '键盘与屏幕阅读器',
};
