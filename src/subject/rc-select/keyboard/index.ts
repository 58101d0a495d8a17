import type { KeyTables } from '../../../reference/keyboard/keyTables';
import { combobox } from './combobox';
import { everyMode } from './everyMode';
import { multiple, tags } from './several';
import { search, single } from './single';

/** What differs in each mode. */
export const KEYS_BY_MODE = [single, search, multiple, tags, combobox] as const;

/**
 * What every key does, in the order in which the page offers the tables. tests/facts/keyboard
 * presses all of it, and has a proof of each row by its id.
 */
export const KEY_TABLES = [everyMode, ...KEYS_BY_MODE] as const;

/** Id of a row. */
export type KeyRowId = (typeof KEY_TABLES)[number]['rows'][number]['id'];

const keyboard: KeyTables = {
  columns: ['List closed', 'List open'],
  tables: KEY_TABLES.map(({ mode, title, rows }) => ({
    id: mode,
    title,
    rows: rows.map(({ id, keys, closed, open }) => ({ id, keys, does: [closed, open] })),
  })),
};

export default keyboard;
