/** A piece of a page in reading order. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; id: string; depth: number; title: string }
  /** A demo; the text that follows it explains it. */
  | { kind: 'demo'; id: string; depth: number; title: string; description: string }
  /** A table with an address, whose rows have none. */
  | { kind: 'table'; id: string; title: string; rows: string[] }
  /** The heading of a group of rows in a table. */
  | { kind: 'rows'; id: string; title: string }
  /** A row of a table that has an address. */
  | { kind: 'row'; id: string; title: string; facts: string[]; paragraphs: string[] };
