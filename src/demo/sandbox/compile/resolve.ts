import { kindOf as kindOfFile } from '../../code/fileKinds';
import { findFile, isRelative } from '../../code/findFile';
import type { DemoFiles } from '../files';
import { RUNTIME_MODULES } from '../modules';
import type { ImportProblem } from '../sandboxProblem';
import type { ImportRequest } from './imports';

/** How one file imports another: relative, and without the endings that may be left out. */
function specify(importer: string, name: string): string {
  const from = importer.split('/').slice(0, -1);
  const to = name.split('/');
  const differing = from.findIndex((segment, index) => segment !== to[index]);
  const shared = differing < 0 ? from.length : differing;
  const up = from.slice(shared).map(() => '..');
  const path = [...(up.length > 0 ? up : ['.']), ...to.slice(shared)].join('/');
  return path.replace(/\.tsx?$/, '');
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
  { specifier, position }: ImportRequest,
): { target: string } | { problem: ImportProblem } {
  if (RUNTIME_MODULES.includes(specifier)) return { target: specifier };
  if (isRelative(specifier)) {
    const found = findFile(
      importer,
      specifier,
      (name) => files.has(name) && kindOfFile(name) !== undefined,
    );
    if ('path' in found) return { target: found.path };
  }
  const kind = kindOf(specifier);
  const available =
    kind === 'missing-file'
      ? [...files.keys()].filter((name) => name !== importer).map((name) => specify(importer, name))
      : RUNTIME_MODULES;
  return { problem: { kind, specifier, available, position } };
}
