/**
 * What is added to a path until there is a file: what Vite and TypeScript both add, in the order
 * both have. Vite alone would take `.json`, and it and TypeScript do not agree on `.js` before or
 * after `.ts`: such files keep their ending.
 * https://vite.dev/config/shared-options#resolve-extensions
 * https://www.typescriptlang.org/docs/handbook/modules/reference.html#bundler
 */
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/**
 * The path that a relative one leads to, or undefined where it climbs out of the folder of the
 * demos.
 */
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

/** Whether a specifier is a path from the importing file on, and not a package or an address. */
export function isRelative(specifier: string): boolean {
  return /^\.\.?(?:\/|$)/.test(specifier);
}

/**
 * Finds the file that a path in an import means. Exports and the frame of edited code both ask
 * here, so that a demo is the same in both.
 */
export function findFile(
  importer: string,
  specifier: string,
  hasFile: (path: string) => boolean,
): { path: string } | { missing: 'missing-file' | 'outside' } {
  const path = join(importer, specifier);
  if (path === undefined) return { missing: 'outside' };
  const found = ENDINGS.map((ending) => path + ending).find(hasFile);
  return found === undefined ? { missing: 'missing-file' } : { path: found };
}

type Resolution =
  | { kind: 'file'; path: string }
  | { kind: 'package'; name: string }
  | { kind: 'missing-file' | 'outside' | 'address' | 'unknown-package' };

interface Surroundings {
  /** Whether there is a file at a path relative to `demos/`. */
  hasFile: (path: string) => boolean;
  /** Whether a version of the package is known. */
  hasPackage: (name: string) => boolean;
}

function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

/** Follows an import the way the exported project will. */
export function resolve(
  importer: string,
  specifier: string,
  { hasFile, hasPackage }: Surroundings,
): Resolution {
  if (isRelative(specifier)) {
    const found = findFile(importer, specifier, hasFile);
    return 'path' in found ? { kind: 'file', path: found.path } : { kind: found.missing };
  }
  if (specifier.startsWith('/')) return { kind: 'outside' };
  // "node:fs" is an address too: nothing of Node is there in a browser.
  if (specifier.includes(':')) return { kind: 'address' };
  const name = packageOf(specifier);
  return hasPackage(name) ? { kind: 'package', name } : { kind: 'unknown-package' };
}
