import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isRecord, isText } from '../../../lib/read';
import { type CodeDefault, defaultsIn } from './defaults';

/** What stands in the place of `.d.ts` where code and types have a file each. */
const CODE_ENDINGS = ['.js', '.mjs', '.cjs', '.jsx'];

/** `from './Handles'`, and what a bundler makes of it. */
const RELATIVE = /(?:from|import|require\()\s*["'](\.[^"']+)["']/g;

/** Reads defaults from the code of packages. */
export interface PublishedCode {
  /** The defaults in the code that belongs to a file with types; of the file itself in a source. */
  beside: (types: string) => readonly CodeDefault[];
  /** The defaults of a prop in all code of the package. */
  anywhere: (prop: string) => readonly CodeDefault[];
}

/** The file with the code of a declaration file; undefined where they are not one to one. */
export function codeBeside(types: string): string | undefined {
  if (!/\.d\.[cm]?ts$/.test(types)) return types;
  return CODE_ENDINGS.map((ending) => types.replace(/\.d\.[cm]?ts$/, ending)).find(existsSync);
}

/** The first text in what `exports` has for a path, the conditions of modules first. */
function firstTarget(value: unknown): string | undefined {
  if (isText(value)) return value;
  if (!isRecord(value)) return undefined;
  return firstTarget(value.import ?? value.module ?? value.default ?? value.require);
}

/** The file that a package is entered by. */
function entryOf(folder: string): string | undefined {
  const facts: unknown = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  if (!isRecord(facts)) return undefined;
  const exported = isRecord(facts.exports) ? facts.exports['.'] : undefined;
  const entry = [firstTarget(exported), facts.module, facts.main].find(isText) ?? 'index.js';
  return existing(path.join(folder, entry));
}

function existing(file: string): string | undefined {
  const index = path.join(file, 'index');
  return [file, ...CODE_ENDINGS.flatMap((ending) => [file + ending, index + ending])].find(
    (each) => /\.[cm]?jsx?$/.test(each) && existsSync(each),
  );
}

/** The files that a package is made of, found by its relative imports. */
function filesFrom(entry: string): string[] {
  const files = new Set([entry]);
  for (const file of files) {
    for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(RELATIVE)) {
      const found = existing(path.join(path.dirname(file), target));
      if (found !== undefined) files.add(found);
    }
  }
  return [...files];
}

/**
 * Creates what reads the defaults in the code of a package.
 *
 * @param folder - Of the package; undefined where its sources are read, which have the code.
 */
export function createPublishedCode(folder: string | undefined): PublishedCode {
  const read = new Map<string, readonly CodeDefault[]>();
  const defaultsOf = (file: string) => {
    const known = read.get(file) ?? defaultsIn(readFileSync(file, 'utf8'), file);
    read.set(file, known);
    return known;
  };
  const readAll = () => {
    const entry = folder === undefined ? undefined : entryOf(folder);
    const all = entry === undefined ? [] : filesFrom(entry).flatMap(defaultsOf);
    const byName = new Map<string, CodeDefault[]>();
    for (const each of all) byName.set(each.name, [...(byName.get(each.name) ?? []), each]);
    return byName;
  };
  let all: ReadonlyMap<string, readonly CodeDefault[]> | undefined;
  return {
    beside(types) {
      const file = codeBeside(types);
      return file === undefined ? [] : defaultsOf(file);
    },
    anywhere(prop) {
      all ??= readAll();
      return all.get(prop) ?? [];
    },
  };
}
