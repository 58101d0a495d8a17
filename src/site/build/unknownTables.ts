import type { Problem } from '../../lib/problem';
import { linesOf } from '../../markdown-pages/markdown';
import type { PropTable } from '../../reference/types';
import { unknownTable } from '../../reference/unknownTable';
import type { LinkedText } from './brokenLinks';

/** A table in a page, on a line of its own. */
const TABLE = /^<API id="([^"]*)"/;

/** Finds the tables that pages ask for and that there are not, for the development server. */
export function findUnknownTables(
  texts: readonly LinkedText[],
  tables: readonly PropTable[],
): Problem[] {
  return texts.flatMap(({ file, text }) =>
    [...linesOf(text)].flatMap(({ text: line, isCode, number }) => {
      const id = isCode ? undefined : TABLE.exec(line)?.[1];
      if (id === undefined || tables.some((table) => table.id === id)) return [];
      return unknownTable(id, tables, `${file}:${number}`);
    }),
  );
}
