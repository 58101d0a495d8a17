import { texts as any } from '../../../../demo/inspect/on-request/texts/zh-CN';
import type { SelectTexts } from '../texts';

/** The texts of the inspector for selects in Chinese. */
export const texts: SelectTexts = {
  inspector: {
    eventsText: '选择器已调用的回调，按时间顺序排列',
    noEvents: '操作选择器，它的回调就会显示在这里。',
    unnamed: '未命名的选择器',
    label: ({ name }) => name || '未命名的选择器',
    nothingSpoken: '聚焦选择器，然后按方向键。',
    said: (said) => (said.kind === 'silence' ? `（不播报：#${said.id} 不是选项）` : any.said(said)),
    whichElement: '选择器',
    nothingThere: '本示例中没有角色为 combobox 的元素，因此辅助技术识别不到选择器。',
    finding(finding, element) {
      if (finding.code === 'no-name')
        return '选择器没有无障碍名称。请用 <label> 关联它的 id，或添加 aria-label。';
      if (finding.code === 'not-yet-there')
        return `${finding.attribute} 指向的 #${finding.id} 尚不在页面中。选择器收起时，这是允许的。`;
      if (finding.code === 'same-id')
        return `${finding.attribute} 指向 #${finding.id}，但有多个元素使用该 id。请为每个选择器设置唯一的 id。`;
      return any.finding(finding, element);
    },
  },
  options: (count) => `已暴露 ${count} 个选项`,
  moreOptions: (count) => `另有 ${count} 个`,
  listHidden: '列表在页面中，但已隐藏，因此没有暴露任何选项。',
  noList: '列表尚不存在，展开选择器后才会出现。',
  selected: '已选中',
  disabled: '已禁用',
  active: '高亮',
  selectFinding(finding) {
    switch (finding.code) {
      case 'value-not-exposed':
        return `选择框显示“${finding.shown}”，但输入框的值为空。屏幕阅读器用户只能通过实时区域听到所选内容，甚至完全听不到。`;
      case 'rows-without-role':
        return `列表显示的 ${finding.rows} 行都没有角色，而是由另外 ${finding.options} 个不可见元素代表高亮选项附近的选项。因此“第 2 项，共 3 项”之类的位置信息有误，也无法通读列表。设置 virtual={false} 可暴露所有选项。`;
      case 'disabled-not-exposed':
        return `有 ${finding.rows} 行看起来已禁用，但暴露的选项都没有 aria-disabled。请为选项添加 'aria-disabled': true。`;
      case 'option-name-differs':
        return `高亮行显示“${finding.shown}”，但对应选项的名称是“${finding.name}”。label 不是纯字符串时不会用作名称，请为选项添加 aria-label。`;
      case 'not-multiselectable':
        return '可以选择多个值，但列表没有 aria-multiselectable。';
      case 'empty-list':
        return `列表没有选项，显示的“${finding.text}”不会被播报。`;
      case 'autocomplete-readonly':
        return 'aria-autocomplete 表示会根据输入给出建议，但输入框是只读的。设置 showSearch 后，用户才能输入。';
      case 'owns-outdated':
        return '在输入框上使用 aria-owns 是 ARIA 1.0 的做法。ARIA 1.2 起改用 aria-controls，这里也已设置。';
    }
  },
  keyboard: '键盘和屏幕阅读器',
};
