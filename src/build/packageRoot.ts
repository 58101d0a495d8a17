import path from 'node:path';

/**
 * Folder with `src` and `theme`: the site is built from them wherever its own folder is. Of the
 * package, this is part of a file in `src/node`, which is as deep (scripts/package/compile.ts).
 */
export const PACKAGE_ROOT = path.join(__dirname, '../..');

/** Whether this runs from the package, where all that was TypeScript is JavaScript. */
const isCompiled = path.extname(__filename) !== '.ts';

/** The path of one of our own files, by the name that it has among the sources. */
export function ownFile(file: string): string {
  return path.join(PACKAGE_ROOT, isCompiled ? file.replace(/(?<!\.d)\.tsx?$/, '.js') : file);
}

/** Whether a file belongs to an installed package other than this one. */
export function isInstalled(file: string): boolean {
  const own = PACKAGE_ROOT + path.sep;
  const below = file.startsWith(own) ? path.sep + file.slice(own.length) : file;
  return /[\\/]node_modules[\\/]/.test(below);
}
