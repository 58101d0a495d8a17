import { parseJson } from '../../lib/parseJson';
import { isListOf, isRecord, isText } from '../../lib/read';

/** Where the table of all pages is, which only the 404 page says. */
export interface TableScripts {
  /** Ids of its chunks. */
  chunks: string[];
  /** Id of its module. */
  module: string;
}

/** Reads it from the list of the scripts of a document; undefined where it has none. */
export function parseTableScripts(text: string): TableScripts | undefined {
  const value = parseJson(text);
  const table = isRecord(value) ? value.table : undefined;
  if (!isRecord(table) || !isText(table.module) || !isListOf(table.chunks, isText))
    return undefined;
  return { chunks: table.chunks, module: table.module };
}
