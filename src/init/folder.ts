import { existsSync, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import {
  dependenciesOf,
  findInstalled,
  readManifest,
  REACT_PACKAGES,
  type InstalledPackage,
} from '../build/installed';
import { Problem } from '../lib/problem';
import { isText } from '../lib/read';
import { ENTRIES, isLibrary } from './manifest';
import { withoutVersion } from './options';

/** A library whose sources are on this machine. */
export interface OwnLibrary {
  name: string;
  installed: InstalledPackage;
  /** Absolute path of the module that it is entered by. */
  source: string;
}

function noLibrary(): Problem {
  return new Problem({
    what: 'no library was named.',
    why: 'there is no package.json in this folder with a name and "exports", "main" or "source".',
    fix: 'write its name behind "init", such as "init rc-slider", or go to the folder of a library.',
  });
}

function sourceOf({ folder, manifest }: InstalledPackage, name: string): string {
  const named = isText(manifest.source) ? [manifest.source] : [];
  const found = [...named, ...ENTRIES].find((file) => existsSync(path.join(folder, file)));
  if (found !== undefined) return path.join(folder, found);
  throw new Problem({
    what: `the sources of ${name} are not found.`,
    why: `there is none of ${ENTRIES.slice(0, 2).join(', ')}, and package.json has no "source".`,
    fix: 'write "source": "path/of/its/entry.tsx" in its package.json.',
  });
}

const inWorkspace = ({ folder }: InstalledPackage) => {
  const real = realpathSync(folder);
  return real.includes(`${path.sep}node_modules${path.sep}`) ? undefined : real;
};

/**
 * The library whose sources a folder has, or a package of the same workspace.
 *
 * @param asked - The name that was asked for.
 * @returns Undefined where it is to be installed.
 * @throws {Problem} When none was asked for and the folder is no library; when it has no sources.
 */
export function ownLibrary(folder: string, asked: string | undefined): OwnLibrary | undefined {
  const own = readManifest(folder);
  const ownName = own && isText(own.manifest.name) ? own.manifest.name : undefined;
  if (own && ownName !== undefined && (asked === undefined || asked === ownName)) {
    if (!isLibrary(own.manifest)) throw noLibrary();
    return { name: ownName, installed: own, source: sourceOf(own, ownName) };
  }
  if (asked === undefined) throw noLibrary();
  if (existsSync(path.join(folder, asked)) && statSync(path.join(folder, asked)).isFile())
    throw new Problem({
      what: `${asked} is a file.`,
      why: 'a site is made for a package, which is named as in its package.json.',
      fix: 'name the package, or go to the folder of the library and name nothing.',
    });
  const name = withoutVersion(asked);
  const linked = findInstalled(folder, name);
  const real = linked && inWorkspace(linked);
  if (real === undefined || !linked) return undefined;
  const installed = { ...linked, folder: real };
  return { name, installed, source: sourceOf(installed, name) };
}

const isThere = (file: string) => {
  try {
    lstatSync(file);
    return true;
  } catch {
    return false;
  }
};

/**
 * Makes sure that nothing of a folder would be overwritten.
 *
 * @param files - What is going to be written into it.
 * @throws {Problem} When one of them is there.
 */
export function checkFree(folder: string, files: readonly string[]): void {
  const taken = files.filter((file) => isThere(path.join(folder, file)));
  const [first] = taken;
  if (first === undefined) return;
  const isSite = first.startsWith('.dumirc');
  throw new Problem({
    what: isSite ? 'there is a site in this folder.' : `${taken.join(', ')} would be overwritten.`,
    why: isSite
      ? `${first} says what it documents, and nothing that somebody wrote is overwritten.`
      : 'nothing that somebody wrote is overwritten.',
    fix: isSite
      ? 'go on with it, or make another one in an empty folder.'
      : 'move it away, or make the site in an empty folder beside the library.',
  });
}

/** The folder with the workspaces that npm installs together; undefined where there is none. */
function workspaceAround(folder: string): string | undefined {
  const parent = path.dirname(folder);
  if (parent === folder) return undefined;
  return readManifest(parent)?.manifest.workspaces === undefined ? workspaceAround(parent) : parent;
}

/**
 * Makes sure that npm keeps the React of a workspace when it installs what a site needs.
 *
 * @param folder - Of the site.
 * @throws {Problem} When the workspace does not list it: npm puts the React DOM 18 of dumi there.
 */
export function checkWorkspace(folder: string): void {
  const root = workspaceAround(folder);
  const listed = root === undefined ? undefined : dependenciesOf(root);
  if (root === undefined || REACT_PACKAGES.every((name) => listed?.has(name))) return;
  const specs = REACT_PACKAGES.map(
    (name) => `${name}@${findInstalled(folder, name)?.version ?? 19}`,
  );
  throw new Problem({
    what: `the package.json of the workspace, in ${root}, does not list react and react-dom.`,
    why: 'npm would put the React DOM that dumi brings along, version 18, in their place.',
    fix: `run "npm install --save-dev ${specs.join(' ')}" in ${root}, then the command again.`,
  });
}

/** Names of the files in a folder and in those above it. */
export function filesAround(folder: string): Set<string> {
  const parent = path.dirname(folder);
  const above = parent === folder ? [] : filesAround(parent);
  return new Set([...readdirSync(folder), ...above]);
}
