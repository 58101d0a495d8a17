/** A key, or keys that are pressed together. `Mod` is the Command key of Apple, else Control. */
type Keys = string;

/** What keys do; the texts have the words. */
export const SHORTCUTS = {
  everywhere: {
    search: ['/', 'Mod K'],
    list: ['?'],
    close: ['Esc'],
  },
  search: {
    move: ['↑', '↓'],
    ends: ['Home', 'End'],
    pages: ['Page Up', 'Page Down'],
    open: ['Enter'],
    newTab: ['Mod Enter'],
  },
  menus: {
    tabs: ['←', '→', 'Home', 'End'],
    items: ['↑', '↓', 'Home', 'End'],
    clear: ['Esc'],
  },
  editor: {
    run: ['Mod Enter'],
    indent: ['Mod ]', 'Mod ['],
    undo: ['Mod Z'],
    leave: ['Tab'],
  },
  width: {
    step: ['←', '→'],
    leap: ['Page Up', 'Page Down'],
    limits: ['Home', 'End'],
  },
} as const satisfies Record<string, Record<string, readonly Keys[]>>;

/** The part of the site that keys belong to. */
export type Place = keyof typeof SHORTCUTS;
