import { type Block } from './block';
import { attributeOf, type Element, findAll, hasClass } from '../../../lib/markup';
import { linesOf, readLines, textOf } from './lines';
import { PART_SEPARATOR } from '../../engine/protocol';
import { Problem } from '../../../lib/problem';
import { REFERENCE_ROW, SEARCHED_AS } from '../../../document/contract';

const isRow = ({ tagName }: Element): boolean => tagName === 'tr';
const isCell = ({ tagName }: Element): boolean => tagName === 'td' || tagName === 'th';
/** The cell with the description, in whatever column (src/reference/ReferenceTable.tsx). */
const isDescription = (cell: Element): boolean => attributeOf(cell, SEARCHED_AS) === 'description';
const isBody = ({ tagName }: Element): boolean => tagName === 'tbody';
const isCaption = ({ tagName }: Element): boolean => tagName === 'caption';
const isHead = ({ tagName }: Element): boolean => tagName === 'thead';

/** Joins the parts of a row that are not empty. */
export function joinParts(parts: readonly string[]): string {
  return parts.filter(Boolean).join(PART_SEPARATOR);
}

/** The lines of a description, with what its row folds away on the line of the first sentence. */
function descriptionLines(cell: Element): string[] {
  const lines: string[] = [];
  readLines(cell, {
    line: (text) => lines.push(text),
    element: (element) => {
      if (element.tagName !== 'details') return false;
      lines.push(textOf(element));
      return true;
    },
  });
  return lines;
}

/** A row with an address: a prop, or the heading of a group of props (src/reference). */
function readAddressedRow(row: Element, id: string): Block {
  const [header, ...cells] = findAll(row, isCell);
  const [title = '', ...notes] = header ? linesOf(header) : [];
  if (cells.length === 0) return { kind: 'rows', id, title };
  const [first = [], ...rest] = cells.filter(isDescription).map(descriptionLines);
  const around = cells.filter((cell) => !isDescription(cell)).flatMap(linesOf);
  const facts = [...notes, ...around, ...first.slice(0, 1)];
  return { kind: 'row', id, title, facts, paragraphs: [...first.slice(1), ...rest.flat()] };
}

/** A row on one line; each cell has the head of its column before it. */
function lineOf(row: Element, heads: readonly string[]): string {
  const parts = findAll(row, isCell).map((cell, at) => {
    const text = textOf(cell);
    const head = heads[at];
    return head && text ? `${head}: ${text}` : text;
  });
  return joinParts(parts);
}

function readPlainRow(row: Element, heads: readonly string[]): Block[] {
  const text = lineOf(row, heads);
  return text ? [{ kind: 'paragraph', text }] : [];
}

function readRow(row: Element, heads: readonly string[], id: string | undefined): Block[] {
  if (id) return [readAddressedRow(row, id)];
  if (hasClass(row, REFERENCE_ROW)) {
    throw new Problem({
      what: `the row "${textOf(row)}" of a prop table has no id.`,
      why: 'search leads to every prop by the id of its row.',
      fix: 'give it one in src/reference/ReferenceTable.tsx.',
    });
  }
  return readPlainRow(row, heads);
}

/** The ids of groups of rows, by the row that names the group, which is its first. */
function groupIds(table: Element): ReadonlyMap<Element, string> {
  return new Map(
    findAll(table, isBody).flatMap((body) => {
      const id = attributeOf(body, 'id');
      const [first] = findAll(body, isRow);
      return id && first ? [[first, id] as const] : [];
    }),
  );
}

/**
 * Reads a table row by row. One with an id is a section of its own, which its caption names.
 *
 * @throws {Problem} When a prop has no id.
 */
export function readTable(table: Element): Block[] {
  const headRows = findAll(table, isHead).flatMap((head) => findAll(head, isRow));
  const bodyRows = findAll(table, isRow).filter((row) => !headRows.includes(row));
  const heads = headRows.flatMap((row) => findAll(row, isCell)).map(textOf);
  const id = attributeOf(table, 'id');
  const [caption] = findAll(table, isCaption);
  if (id && caption) {
    const rows = bodyRows.map((row) => lineOf(row, heads));
    return [{ kind: 'table', id, title: textOf(caption), rows }];
  }
  // The table has only a head.
  if (!bodyRows.length) return headRows.flatMap((row) => readPlainRow(row, []));
  const groups = groupIds(table);
  return bodyRows.flatMap((row) => readRow(row, heads, attributeOf(row, 'id') ?? groups.get(row)));
}
