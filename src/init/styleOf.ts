import { existsSync } from 'node:fs';
import path from 'node:path';
import { isRecord, isText, type Fields } from '../lib/read';

/** Where packages that export all of their files have their style sheet. */
const COMMON = ['assets', 'dist', 'css', 'lib', 'es', 'styles', '.'].flatMap((folder) =>
  ['index', 'style', 'styles', 'main', 'react-%', '%'].map((name) => `${folder}/${name}.css`),
);

/** The first text in what `exports` has for a path. */
function targetOf(value: unknown): string {
  if (isText(value)) return value;
  const [first] = isRecord(value) ? Object.values(value) : [];
  return first === undefined ? '' : targetOf(first);
}

/** A name that ends with `.css` is one to a compiler, too; a short one is about all. */
const placeOf = (key: string) => key.length + (key.endsWith('.css') ? 0 : 100);

/** Style sheets that `exports` names, the one with the plainest name first. */
function exportedStyles(exports: Fields): string[] {
  return Object.entries(exports)
    .filter(([key, value]) => targetOf(value).endsWith('.css') && !key.includes('*'))
    .map(([key]) => key.replace(/^\.\//, ''))
    .filter((key) => !/module|\.min\./.test(key))
    .sort((one, other) => placeOf(one) - placeOf(other));
}

/**
 * Finds the style sheet that a package has for all of its components.
 *
 * @param folder - Of the package.
 * @returns What demos import, such as `rc-slider/assets/index.css`; undefined where there is none.
 */
export function styleOf(name: string, folder: string, manifest: Fields): string | undefined {
  const short = name.slice(name.lastIndexOf('/') + 1).replace(/^(?:rc|react)-/, '');
  const files = [
    ...(isText(manifest.style) ? [path.posix.normalize(manifest.style)] : []),
    ...COMMON.map((file) => path.posix.normalize(file.replace('%', short))),
  ];
  const found = isRecord(manifest.exports)
    ? exportedStyles(manifest.exports)[0]
    : files.find((file) => file.endsWith('.css') && existsSync(path.join(folder, file)));
  return found === undefined ? undefined : `${name}/${found}`;
}
