import { readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { isRecord, isText, type Fields } from '../lib/read';
import type { DemoFolder } from './settings';

/** The packages of React, of which a site has one version for all that it runs. */
export const REACT_PACKAGES: readonly string[] = ['react', 'react-dom'];

/** The oldest React that sites are built with: the first with `Activity` and `useEffectEvent`. */
export const OLDEST_REACT = [19, 2] as const;

/** What a bundler finds a package by: its name, or the module of its sources. */
export function moduleOf({ source }: Pick<DemoFolder, 'source'>, name: string): string {
  return source?.package === name ? source.file : name;
}

/** A package as npm, or any other program, has installed it. */
export interface InstalledPackage {
  /** Where it is. */
  folder: string;
  /** What its `package.json` says; the version is a text. */
  manifest: Fields;
  version: string;
}

/** Reads the `package.json` of a folder; undefined where there is none. */
export function readManifest(folder: string): InstalledPackage | undefined {
  try {
    const manifest: unknown = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    if (!isRecord(manifest)) return undefined;
    // A site that nobody publishes needs none.
    return { folder, manifest, version: isText(manifest.version) ? manifest.version : '' };
  } catch {
    return undefined;
  }
}

/**
 * Finds a package as Node does, without its `exports`, which may hide `package.json`.
 *
 * @param from - Folder that imports it.
 */
export function findInstalled(from: string, name: string): InstalledPackage | undefined {
  const folders = createRequire(path.resolve(from, 'package.json')).resolve.paths(name) ?? [];
  for (const folder of folders) {
    const found = readManifest(path.join(folder, name));
    if (found) return found;
  }
  return undefined;
}

/** Whether a package is one of the same workspace, or linked: nobody has installed it. */
export const isLinked = ({ folder }: InstalledPackage): boolean =>
  !realpathSync(folder).includes(`${path.sep}node_modules${path.sep}`);

/** Names of all that a folder depends on; undefined where it is no package. */
export function dependenciesOf(folder: string): Set<string> | undefined {
  const own = readManifest(folder);
  if (!own) return undefined;
  // What it asks others for is none: umi does not find it, and takes a React of its own.
  const { dependencies, devDependencies } = own.manifest;
  return new Set(
    [dependencies, devDependencies].flatMap((list) => (isRecord(list) ? Object.keys(list) : [])),
  );
}

/** The package that a file belongs to. */
function packageAround(file: string): InstalledPackage | undefined {
  const folder = path.dirname(file);
  if (folder === file) return undefined;
  return readManifest(folder) ?? packageAround(folder);
}

/** Finds a package that demos may import: installed, or where the sources of the library are. */
export function findPackage(
  { project, source }: Pick<DemoFolder, 'project' | 'source'>,
  name: string,
): InstalledPackage | undefined {
  return source?.package === name ? packageAround(source.file) : findInstalled(project, name);
}

/** Name of the package that an import asks for: `a/b` of `a`, `@a/b/c` of `@a/b`. */
export function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

/**
 * Names of packages and of all that they depend on, but for some, which are not followed.
 *
 * @param demos - What imports them.
 */
export function dependencyClosure(
  demos: DemoFolder,
  names: readonly string[],
  without: readonly string[],
): string[] {
  const known = new Set<string>();
  const follow = (found: InstalledPackage | undefined, name: string) => {
    if (!found || known.has(name) || without.includes(name)) return;
    known.add(name);
    const { dependencies } = found.manifest;
    for (const each of isRecord(dependencies) ? Object.keys(dependencies) : [])
      follow(findInstalled(found.folder, each), each);
  };
  for (const name of names) follow(findPackage(demos, name), name);
  return [...known].sort();
}
