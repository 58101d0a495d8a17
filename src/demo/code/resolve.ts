import { findFile, isRelative } from './findFile';

type Resolution =
  | { kind: 'file'; path: string }
  | { kind: 'package'; name: string }
  | { kind: 'missing-file' | 'outside' | 'address' | 'unknown-package' };

/** What there is to import. */
interface Surroundings {
  /** Whether there is a file at a path relative to `demos/`. */
  hasFile: (path: string) => boolean;
  /** Whether a version of the package is known. */
  hasPackage: (name: string) => boolean;
}

function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

function resolveFile(importer: string, specifier: string, around: Surroundings): Resolution {
  const found = findFile(importer, specifier, around.hasFile);
  return 'path' in found ? { kind: 'file', path: found.path } : { kind: found.missing };
}

function resolvePackage(specifier: string, around: Surroundings): Resolution {
  const name = packageOf(specifier);
  return around.hasPackage(name) ? { kind: 'package', name } : { kind: 'unknown-package' };
}

/**
 * Follows an import the way the exported project will.
 *
 * @param importer - Path of the file that imports, relative to `demos/`.
 */
export function resolve(importer: string, specifier: string, around: Surroundings): Resolution {
  if (isRelative(specifier)) return resolveFile(importer, specifier, around);
  if (specifier.startsWith('/')) return { kind: 'outside' };
  // "node:fs" is an address too: nothing of Node is there in a browser.
  if (specifier.includes(':')) return { kind: 'address' };
  return resolvePackage(specifier, around);
}
