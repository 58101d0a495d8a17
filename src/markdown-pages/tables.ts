import { GROUP_TITLES } from '../subject/reference';
import type { PropGroup, PropTable, ReferenceEntry } from '../subject/referenceTypes';
import { codeSpan } from './markdown';
import type { KeyTables } from '../reference/keyboard/keyTables';

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

/** What keys do, as one table for each mode in Markdown with keys in `<kbd>`. */
export function toKeyTables({ columns, tables }: KeyTables): string {
  const head = ['Key', ...columns];
  const toTable = ({ title, rows }: KeyTables['tables'][number]) =>
    [
      `**${title}**`,
      '',
      toRow(head),
      toRow(head.map(() => '---')),
      ...rows.map(({ keys, does }) => toRow([keys, ...does])),
    ].join('\n');
  return tables.map(toTable).join('\n\n');
}
