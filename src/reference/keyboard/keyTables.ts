/** What some keys do. The texts are Markdown with code between backticks and keys in `<kbd>`. */
interface KeyRow {
  id: string;
  keys: string;
  /** What they do, one text for each column. */
  does: readonly string[];
}

/** The keys of one mode of the component, or of all modes. */
export interface KeyTable {
  id: string;
  /** What readers call it, in the same notation. */
  title: string;
  rows: readonly KeyRow[];
}

/** What the keyboard does in the component. The page offers the tables in this order. */
export interface KeyTables {
  /** Headings of what keys do, such as one for each state of the component. */
  columns: readonly string[];
  tables: readonly KeyTable[];
}
