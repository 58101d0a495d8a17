import { parseJson } from '../../lib/parseJson';
import { isListOf, isRecord, isText, textOf } from '../../lib/read';
import type { TableScripts } from './tableScripts';

/** The scripts that a document may need later, so that all are requested at once. */
export interface PageScripts {
  /** Ids of the chunks of the application around the demos, with the text of the page. */
  shell: string[];
  /** Ids of the chunks of the demos. */
  stages: string[];
  /** Id of the module that imports the demos, or empty. */
  demos: string;
  /** Of the 404 page only. */
  table?: TableScripts;
}

/** Longer ids are none. */
const ID_LIMIT = 1000;

const listOf = (value: unknown): string[] => (isListOf(value, isText) ? value : []);

/**
 * Reads the list, but for where the table is (tableScripts.ts). It is empty where there is none, as
 * on the development server.
 */
export function parsePageScripts(text: string): PageScripts {
  const value = parseJson(text);
  const { shell, stages, demos } = isRecord(value) ? value : {};
  return { shell: listOf(shell), stages: listOf(stages), demos: textOf(demos, ID_LIMIT) };
}
