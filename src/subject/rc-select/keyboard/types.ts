/** The selects whose keys differ; `search` is a single select with `showSearch`. */
export type KeyboardMode = 'single' | 'search' | 'multiple' | 'tags' | 'combobox';

/**
 * What some keys do. The texts are Markdown with code between backticks and keys in `<kbd>`, in
 * which a plus joins keys that are pressed together.
 */
export interface KeyRow {
  /** Name of its proof in tests/facts/keyboard, which presses the keys in Chromium. */
  id: string;
  /** The keys, for readers. */
  keys: string;
  /** The keys that the proof presses, one after the other, as Playwright calls them. */
  press: readonly string[];
  /** What they do while the list is closed. */
  closed: string;
  /** What they do while the list is open. */
  open: string;
}

/** The keys of one mode, or of all of them. */
export interface KeyTable {
  mode: 'every' | KeyboardMode;
  /** What readers call it, in the same notation. */
  title: string;
  /** Those of a mode are only the keys that are not the same in every mode. */
  rows: readonly KeyRow[];
}
