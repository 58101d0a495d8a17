import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findInstalled } from '../../build/installed';
import type { BuildSite } from '../../build/settings';
import { loadSubject } from '../../build/subject';
import { isRecord, isRecordOf } from '../../lib/read';
import { type DeclaredReference, tablesIn } from '../merge';
import type { PropTable, ReferenceSubject } from '../types';
import { STYLES_TABLE } from '../unknownTable';
import { checkDescribed } from './checkDescribed';
import { deriveReference } from './derive';
import { readReference } from './readReference';
import { readStyles, variablesIn } from './styleVariables';

/** Below the project; each clone has its own, also where clones share packages. */
const FILE = '.cache/reference.json';

/** What of a site the reference is made of. */
export type ReferenceSite = Pick<BuildSite, 'demos' | 'packages' | 'subject'>;

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** The scripts in a folder and the folders in it. */
function scriptsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|cjs)$/.test(file) && !file.includes('node_modules'))
    .sort()
    .map((file) => path.join(folder, file));
}

/**
 * Changes with all that the reference is read from: packages, or the sources of the library, its
 * style sheets, the descriptions, and this code.
 */
function keyOf({ demos, packages }: ReferenceSite, subject: unknown, styles: string): string {
  const { project, source } = demos;
  const versions = packages.map((name) => [name, findInstalled(project, name)?.version]);
  const hash = createHash('sha256').update(JSON.stringify([subject, versions, styles]));
  const folders = [__dirname, ...(source ? [path.dirname(source.file)] : [])];
  for (const file of folders.flatMap(scriptsIn)) hash.update(readText(file));
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
  return typeof value.key === 'string' && isRecord(types) && isRecordOf(tables, isRecord);
}

function read(
  { demos: { project, source }, packages }: ReferenceSite,
  subject: ReferenceSubject | undefined,
  styles: string,
): DeclaredReference {
  const ofTypes = subject?.types
    ? readReference(project, subject.types, subject.tables)
    : deriveReference(
        project,
        packages.map((name) => ({
          name,
          ...(source?.package === name && { source: source.file }),
        })),
        subject?.tables.map(({ id }) => id),
      );
  const variables = variablesIn(styles);
  const declared: DeclaredReference =
    Object.keys(variables).length > 0
      ? { ...ofTypes, tables: { ...ofTypes.tables, [STYLES_TABLE]: variables } }
      : ofTypes;
  if (subject) checkDescribed(declared, subject);
  return declared;
}

/** What was read last in this process, by the folder of the site. */
const latest = new Map<string, DeclaredReference>();

function keep(project: string, declared: DeclaredReference): DeclaredReference {
  latest.set(project, declared);
  return declared;
}

/**
 * What the types of the installed library declare, from the cache if nothing has changed.
 *
 * @throws {Problem} When there are no types, when one of those is gone that the tables are made of,
 * or when the site describes what they do not have.
 */
export function declaredReference(site: ReferenceSite): DeclaredReference {
  const { project } = site.demos;
  const file = path.join(project, FILE);
  const subject = loadSubject(site.subject, 'reference');
  const styles = readStyles(site.demos, site.packages);
  const key = keyOf(site, subject, styles);
  const cached = readCache(readText(file), key);
  if (cached) return keep(project, cached);
  const declared = keep(project, read(site, subject, styles));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ key, declared }));
  return declared;
}

/**
 * All tables of a site.
 *
 * @throws {Problem} As `declaredReference` does.
 */
export function siteTables(site: ReferenceSite): PropTable[] {
  return tablesIn(declaredReference(site), loadSubject(site.subject, 'reference'));
}

/** The same as they were read last, since it takes seconds after a change of the sources. */
export function latestTables(site: ReferenceSite): PropTable[] {
  const declared = latest.get(site.demos.project) ?? declaredReference(site);
  return tablesIn(declared, loadSubject(site.subject, 'reference'));
}
