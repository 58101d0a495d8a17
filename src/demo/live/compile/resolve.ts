import type { DemoFiles } from '../files';
import { RUNTIME_MODULES } from '../modules';
import type { ImportProblem } from '../problem';
import type { ImportRequest } from './imports';

const ENDINGS = ['', '.tsx', '.ts', '.jsx', '.js', '.json', '/index.tsx', '/index.ts'];

/** Joins a folder and a relative specifier. Names of files may begin with `../`, so steps up are kept there. */
function join(folder: readonly string[], specifier: string): string {
  const path = [...folder];
  for (const segment of specifier.split('/')) {
    if (segment === '.' || segment === '') continue;
    if (segment === '..' && path.length > 0 && path.at(-1) !== '..') path.pop();
    else path.push(segment);
  }
  return path.join('/');
}

/** How one file imports another: relative, and a script without its ending. */
function specify(importer: string, name: string): string {
  const from = importer.split('/').slice(0, -1);
  const to = name.split('/');
  const differing = from.findIndex((segment, index) => segment !== to[index]);
  const shared = differing < 0 ? from.length : differing;
  const up = from.slice(shared).map(() => '..');
  const path = [...(up.length > 0 ? up : ['.']), ...to.slice(shared)].join('/');
  return path.replace(/\.[jt]sx?$/, '');
}

function isRelative(specifier: string): boolean {
  return /^\.{1,2}(?:\/|$)/.test(specifier);
}

function kindOf(specifier: string): ImportProblem['kind'] {
  if (isRelative(specifier)) return 'missing-file';
  return /^(?:[a-z][a-z\d+.-]*:)?\/\/|^(?:data|blob):/i.test(specifier)
    ? 'remote-import'
    : 'missing-package';
}

/**
 * Finds what an import means: the name of one of the demo's files, or of a module of the runtime.
 *
 * @param importer - Name of the file that imports.
 */
export function resolveImport(
  files: DemoFiles,
  importer: string,
  { specifier, place }: ImportRequest,
): { target: string } | { problem: ImportProblem } {
  if (RUNTIME_MODULES.includes(specifier)) return { target: specifier };
  if (isRelative(specifier)) {
    const path = join(importer.split('/').slice(0, -1), specifier);
    const target = ENDINGS.map((ending) => path + ending).find((name) => files.has(name));
    if (target !== undefined) return { target };
  }
  const kind = kindOf(specifier);
  const available =
    kind === 'missing-file'
      ? [...files.keys()].filter((name) => name !== importer).map((name) => specify(importer, name))
      : RUNTIME_MODULES;
  return { problem: { kind, specifier, available, place } };
}
