import type { Inherited, PropTable, ReferenceEntry } from '../reference/types';
import { codeSpan } from './markdown';
import type { KeyTables } from '../reference/keyboard/keyTables';

/** Types of React, which need no explanation. */
const WELL_KNOWN = /^(?:ReactNode|Key) = /;

function toItem(entry: ReferenceEntry, link: (href: string) => string): string {
  const { name, type, required, description, deprecated, isComment, see = [] } = entry;
  const instead = isComment ? 'deprecated' : 'deprecated, use instead';
  const facts = [
    type && codeSpan(type),
    entry.default !== undefined && `default ${codeSpan(entry.default)}`,
    required && 'required',
    deprecated !== undefined &&
      (deprecated ? `${instead}: ${deprecated.replace(/\.$/, '')}` : 'deprecated'),
  ].filter(Boolean);
  const demos = see.map((address) => `[${address}](${link(`/demo/${address}`)})`).join(', ');
  const sentences = [description, demos && `Demos: ${demos}`].filter(Boolean);
  return [`- **${codeSpan(name)}**: ${facts.join('; ')}.`, ...sentences].join(' ');
}

/** What a component takes besides its own props. */
function toInherited({ count, element }: Inherited): string {
  const of = element === undefined ? 'its element' : codeSpan(`<${element}>`);
  return `Besides these, ${count} attributes and events of ${of}.`;
}

/**
 * A table of the reference as a list: in rows, types with a bar would have to be escaped, and a
 * line would hold more than readers and machines can keep apart.
 *
 * @param groupTitles - What groups of props are called.
 * @param link - The address of a page, for links.
 */
export function toList(
  { entries, inherited }: PropTable,
  groupTitles: Readonly<Record<string, string>>,
  link: (href: string) => string,
): string {
  const lines: string[] = [];
  let current: string | undefined;
  for (const entry of entries) {
    const { group } = entry;
    if (group && group !== current)
      lines.push(...(current ? [''] : []), `**${groupTitles[group] ?? group}**`, '');
    current = group;
    lines.push(toItem(entry, link));
  }
  const types = [...new Set(entries.flatMap(({ expansion }) => expansion))];
  const named = types
    .filter((definition) => !WELL_KNOWN.test(definition))
    .map((definition) => `- ${codeSpan(definition)}`);
  return [
    ...lines,
    ...(inherited ? ['', toInherited(inherited)] : []),
    ...(named.length > 0 ? ['', 'Types that these name:', '', ...named] : []),
  ].join('\n');
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
