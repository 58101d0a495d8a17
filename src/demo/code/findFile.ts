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
 * Finds the file that a path in an import means. Exports and the live frame both ask here, so that
 * a demo is the same in both.
 *
 * @param importer - Path of the file that imports, relative to `demos/`.
 * @param hasFile - Whether there is a file at a path relative to `demos/`.
 * @returns Its path, or why there is none.
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
