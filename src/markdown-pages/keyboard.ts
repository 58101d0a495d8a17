import { KEY_TABLES } from '../subject/keyboard';
import type { KeyTable } from '../subject/keyTypes';

/** A bar would end the cell. */
const toRow = (cells: readonly string[]) =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

function toTable({ title, rows }: KeyTable): string {
  return [
    `**${title}**`,
    '',
    toRow(['Key', 'List closed', 'List open']),
    toRow(['---', '---', '---']),
    ...rows.map(({ keys, closed, open }) => toRow([keys, closed, open])),
  ].join('\n');
}

/** What keys do, as one table for each mode in Markdown with keys in `<kbd>`. */
export function toKeyTables(): string {
  return KEY_TABLES.map(toTable).join('\n\n');
}
