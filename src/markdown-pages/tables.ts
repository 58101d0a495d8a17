import { GROUP_TITLES } from '../subject/reference';
import type { PropGroup, PropTable, ReferenceEntry } from '../subject/referenceTypes';
import { codeSpan } from './markdown';
import { KEY_TABLES } from '../subject/keyboard';
import type { KeyTable } from '../subject/keyTypes';

/** Types of React, which need no explanation. */
const WELL_KNOWN = /^(?:ReactNode|Key) = /;

function toItem(entry: ReferenceEntry, link: (href: string) => string): string {
  const { name, type, required, description, deprecated, see = [] } = entry;
  const facts = [
    codeSpan(type),
    entry.default !== undefined && `default ${codeSpan(entry.default)}`,
    required && 'required',
    deprecated !== undefined && `deprecated, use instead: ${deprecated}`,
  ].filter(Boolean);
  const demos = see.map((address) => `[${address}](${link(`/demo/${address}`)})`).join(', ');
  return `- **${codeSpan(name)}**: ${facts.join('; ')}. ${description}${demos && ` Demos: ${demos}`}`;
}

/**
 * A table of the reference as a list: in rows, types with a bar would have to be escaped, and a
 * line would hold more than readers and machines can keep apart.
 *
 * @param link - The address of a page, for links.
 */
export function toList({ entries }: PropTable, link: (href: string) => string): string {
  const lines: string[] = [];
  let current: PropGroup | undefined;
  for (const entry of entries) {
    const group = 'group' in entry ? entry.group : undefined;
    if (group && group !== current)
      lines.push(...(current ? [''] : []), `**${GROUP_TITLES[group]}**`, '');
    current = group;
    lines.push(toItem(entry, link));
  }
  const types = [...new Set(entries.flatMap(({ expansion }) => expansion))];
  const named = types
    .filter((definition) => !WELL_KNOWN.test(definition))
    .map((definition) => `- ${codeSpan(definition)}`);
  return [...lines, ...(named.length > 0 ? ['', 'Types that these name:', '', ...named] : [])].join(
    '\n',
  );
}

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
