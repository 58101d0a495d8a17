import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { UNREACHABLE_PAGE } from '../../src/offline/offlineFiles';
import REDIRECTS from '../../src/subject/rc-select/redirects';

/** Folder of the built site. */
export const DIST = 'dist';

/** Reads a file of the built site. */
export function read(file: string): string {
  return readFileSync(path.join(DIST, file), 'utf8');
}

/** The file that a static host serves for an address. */
export function fileOf(address: string): string {
  return address === '/404' ? '404.html' : path.join(address, 'index.html');
}

/** Parses a built page without running its scripts, as a visitor without script sees it. */
export function parse(address: string): Document {
  return new JSDOM(read(fileOf(address))).window.document;
}

const all = (folder: string) =>
  readdirSync(path.join(DIST, folder), { recursive: true, encoding: 'utf8' });

/** All files of the built site with one of the endings. */
export function filesWith(...endings: string[]): string[] {
  return all('.').filter((file) => endings.some((ending) => file.endsWith(ending)));
}

/** All files of a folder of the built site, without their compressed forms. */
export function filesIn(folder: string): string[] {
  return all(folder)
    .filter((file) => path.extname(file) !== '' && !/\.(?:br|gz)$/.test(file))
    .map((file) => path.join(folder, file));
}

/** The documents in which the application runs: no redirects, frames of edited code or notices. */
export function applicationDocuments(): string[] {
  const redirects = Object.keys(REDIRECTS).map((address) => fileOf(address).slice(1));
  const others = new Set([...redirects, UNREACHABLE_PAGE]);
  return filesWith('.html').filter((file) => !others.has(file) && !file.startsWith('live/'));
}
