import type { ShortcutTexts } from '../texts';

/** The texts of the list of shortcuts in Chinese. */
export const texts: ShortcutTexts = {
  places: {
    everywhere: '任意位置',
    search: '搜索框中',
    menus: '标签页、菜单和筛选框中',
    editor: '示例编辑器中',
    width: '“视图”中示例的边缘',
  },
  actions: {
    everywhere: {
      search: '搜索本站',
      list: '显示此列表',
      close: '关闭对话框或菜单，清除搜索词高亮',
    },
    search: {
      move: '下一条或上一条结果',
      ends: '第一条或最后一条结果',
      pages: '向前或向后跳 8 条',
      open: '打开结果',
      newTab: '在新标签页中打开',
    },
    menus: { tabs: '切换标签页', items: '切换菜单项', clear: '清除筛选' },
    editor: { run: '运行代码', indent: '增加或减少缩进', undo: '撤销', leave: '离开编辑器' },
    width: { step: '每次 10 像素', leap: '每次 100 像素', limits: '最窄或全宽' },
  },
  ofComponent: '组件的按键：',
  singleKeys: '启用快捷键 / 和 ?',
  singleKeysHint: '输入文字时不会触发。如果你使用语音输入，可以将其关闭。',
};
