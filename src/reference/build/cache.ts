import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { ownFile } from '../../build/packageRoot';
import path from 'node:path';
import { isRecord } from '../../lib/read';
import type { DeclaredReference } from '../merge';
import { describedTables } from '../../subject/reference';
import { IDS } from './members';
import { readReference } from './readReference';

/** Below the project; each clone has its own, also where clones share packages. */
const FILE = '.cache/reference.json';

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Changes with all that the reference is read from: the packages, the descriptions, this code. */
function keyOf(project: string): string {
  const code = ownFile('src/reference/build');
  const hash = createHash('sha256').update(JSON.stringify(describedTables));
  for (const file of readdirSync(code).sort()) hash.update(readText(path.join(code, file)));
  return hash.update(readText(path.join(project, 'node_modules/.package-lock.json'))).digest('hex');
}

/** What an earlier run has written for the same key. */
function readCache(text: string, key: string): DeclaredReference | undefined {
  try {
    const cached: unknown = JSON.parse(text);
    return isCached(cached) && cached.key === key ? cached.declared : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a value has the outer shape; the key vouches for the rest, which this file writes. */
function isCached(value: unknown): value is { key: string; declared: DeclaredReference } {
  if (!isRecord(value) || !isRecord(value.declared)) return false;
  const { tables, types } = value.declared;
  return (
    typeof value.key === 'string' &&
    isRecord(types) &&
    isRecord(tables) &&
    IDS.every((id) => isRecord(tables[id]))
  );
}

/**
 * What the types of the installed rc-select declare, from the cache if nothing has changed.
 *
 * @param project - The folder of this project.
 * @throws {Problem} When one of the types that the tables are made of is gone.
 */
export function declaredReference(project: string): DeclaredReference {
  const file = path.join(project, FILE);
  const key = keyOf(project);
  const cached = readCache(readText(file), key);
  if (cached) return cached;
  const declared = readReference(project, describedTables);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ key, declared }));
  return declared;
}
