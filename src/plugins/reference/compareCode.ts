import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../base/problem';
import type { DescribedTable } from '../../rc-select/reference/described';
import { type CodeDefault } from './codeDefaults';
import { notRead, otherDefault } from './problems';

/** Compares the defaults that the table of Select states with those that the code writes out. */
export function compareDefaults(
  table: DescribedTable,
  defaults: readonly CodeDefault[],
): Problem[] {
  return defaults.flatMap(({ name, code, file }) => {
    const description = Object.hasOwn(table.descriptions, name) && table.descriptions[name];
    if (!description || description.default === code) return [];
    return otherDefault(table, name, { stated: description.default, code, file });
  });
}

/**
 * Finds what no type declares, and no code reads either.
 *
 * @param folder - Of the package's modules.
 */
export function compareReads(table: DescribedTable, folder: string): Problem[] {
  return Object.entries(table.descriptions).flatMap(([name, description]) => {
    if (description?.readBy === undefined) return [];
    const file = path.join(folder, description.readBy);
    const isRead = existsSync(file) && new RegExp(`\\b${name}\\b`).test(readFileSync(file, 'utf8'));
    return isRead ? [] : notRead(table, name, description.readBy);
  });
}
