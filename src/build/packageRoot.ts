import path from 'node:path';

/** Folder with `src` and `theme`: the site is built from them wherever its own folder is. */
export const PACKAGE_ROOT = path.join(__dirname, '../..');

/** The path of one of our own files. */
export const ownFile = (file: string): string => path.join(PACKAGE_ROOT, file);
