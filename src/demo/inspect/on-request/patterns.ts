/** Names and paths of the patterns of the ARIA Authoring Practices Guide (APG), by role. */
const PATTERNS: Readonly<Record<string, { name: string; path: string }>> = {
  combobox: { name: 'Combobox', path: 'combobox' },
  grid: { name: 'Grid', path: 'grid' },
  listbox: { name: 'Listbox', path: 'listbox' },
  menu: { name: 'Menu', path: 'menubar' },
  menubar: { name: 'Menubar', path: 'menubar' },
  radiogroup: { name: 'Radio Group', path: 'radio' },
  tablist: { name: 'Tabs', path: 'tabs' },
  tree: { name: 'Tree View', path: 'treeview' },
  treegrid: { name: 'Treegrid', path: 'treegrid' },
};

/** The pattern of elements that have an active descendant; undefined for a role without one. */
export const patternOf = (role: string) => PATTERNS[role];
