/** A piece of a page in reading order. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; id: string; depth: number; title: string }
  /** A demo; the text that follows it explains it. */
  | { kind: 'demo'; id: string; depth: number; title: string; description: string }
  /** The heading of a group of rows inside of a table. */
  | { kind: 'rows'; id: string; title: string }
  /** A row of a table that has an address; the text around the table goes on after it. */
  | { kind: 'row'; id: string; title: string; facts: string[]; paragraphs: string[] };
