/** What an import leads to. */
export type Resolution =
  | { kind: 'file'; path: string }
  | { kind: 'package'; name: string }
  | { kind: 'missing-file' | 'outside' | 'address' | 'unknown-package' };

/** What there is to import. */
export interface Surroundings {
  /** Whether there is a file at a path relative to `demos/`. */
  hasFile: (path: string) => boolean;
  /** Whether a version of the package is known. */
  hasPackage: (name: string) => boolean;
}

/** What Vite and TypeScript both add to a path without an ending, in their order. */
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** The path that a relative one leads to, or undefined where it climbs out of the folder of the demos. */
function join(importer: string, specifier: string): string | undefined {
  const path = importer.split('/').slice(0, -1);
  for (const segment of specifier.split('/')) {
    if (segment === '..') {
      if (path.pop() === undefined) return undefined;
    } else if (segment !== '.' && segment !== '') {
      path.push(segment);
    }
  }
  return path.join('/');
}

function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

function resolveFile(importer: string, specifier: string, around: Surroundings): Resolution {
  const path = join(importer, specifier);
  if (path === undefined) return { kind: 'outside' };
  const found = ENDINGS.map((ending) => path + ending).find((name) => around.hasFile(name));
  return found === undefined ? { kind: 'missing-file' } : { kind: 'file', path: found };
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
  if (/^\.\.?(?:\/|$)/.test(specifier)) return resolveFile(importer, specifier, around);
  if (specifier.startsWith('/')) return { kind: 'outside' };
  if (importer.endsWith('.css')) {
    // In a style sheet a bare name is a file first, and a package only then.
    const file = resolveFile(importer, specifier, around);
    if (file.kind === 'file') return file;
    const found = resolvePackage(specifier, around);
    return found.kind === 'package' ? found : { kind: 'missing-file' };
  }
  // "node:fs" is an address too: nothing of Node is there in a browser.
  if (specifier.includes(':')) return { kind: 'address' };
  return resolvePackage(specifier, around);
}
