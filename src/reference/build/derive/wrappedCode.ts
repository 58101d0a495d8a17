import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findInstalled, packageOf } from '../../../build/installed';
import type { CodeDefault } from './defaults';
import { codeBeside, createPublishedCode, type PublishedCode } from './publishedCode';

/** `from 'rc-slider'`, and the same for old browsers. */
const PACKAGE = /(?:from|require\()\s*["']([^."'][^"']*)["']/g;

/** The code that belongs to a file with types, and that beside it; empty where there is none. */
function textAround(types: string): string {
  const file = codeBeside(types);
  if (file === undefined) return '';
  return readdirSync(path.dirname(file))
    .filter((name) => path.extname(name) === path.extname(file))
    .map((name) => readFileSync(path.join(path.dirname(file), name), 'utf8'))
    .join('\n');
}

/**
 * Creates what reads the defaults of a prop in the packages that a component wraps: those that the
 * code in the folder of its types imports. There are none where that code names the prop, since it
 * may give it another default.
 */
export function createWrappedCode(): (types: string, prop: string) => readonly CodeDefault[] {
  const byFolder = new Map<string, PublishedCode>();
  const codeOf = (folder: string) => {
    const code = byFolder.get(folder) ?? createPublishedCode(folder);
    byFolder.set(folder, code);
    return code;
  };
  const read = (types: string) => {
    const text = textAround(types);
    const imported = [...text.matchAll(PACKAGE)].map(([, each = '']) => packageOf(each));
    const packages = [...new Set(imported)].flatMap((name) => {
      const found = findInstalled(path.dirname(types), name);
      return found ? codeOf(found.folder) : [];
    });
    return { words: new Set(text.match(/[\w-]+/g)), packages };
  };
  const byTypes = new Map<string, ReturnType<typeof read>>();
  return (types, prop) => {
    const { words, packages } = byTypes.get(types) ?? read(types);
    byTypes.set(types, { words, packages });
    return words.has(prop) ? [] : packages.flatMap(({ anywhere }) => anywhere(prop));
  };
}
