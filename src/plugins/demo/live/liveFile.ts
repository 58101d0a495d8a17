import { createHash } from 'node:crypto';
import type { LiveFileKind, LiveMetaName } from '../../../demo/live/addresses';

/**
 * A file of the live demos whose name changes with its content, so that caches may keep it forever.
 */
export interface LiveFile {
  kind: LiveFileKind;
  /** Below the output folder and the public path. */
  path: string;
  content: string;
}

const EXTENSIONS: Readonly<Record<LiveFileKind, string>> = {
  frame: 'html',
  runtime: 'js',
  inspector: 'js',
  compiler: 'js',
};

/** Names a file by its content, with eight digits of a hash as in the names of umi's files. */
export function liveFile(kind: LiveFileKind, content: string): LiveFile {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return { kind, path: `live/${kind}.${hash}.${EXTENSIONS[kind]}`, content };
}

/**
 * Where the development server has a file, below the public path: under one name, whatever its
 * content.
 */
export function devPath(kind: LiveFileKind): string {
  return `live/${kind}.${EXTENSIONS[kind]}`;
}

/**
 * Says where a file is, for src/demo/live/addresses.ts.
 *
 * @param publicPath - Address of the folder with the assets, with a trailing slash.
 */
export function metaFor(
  kind: LiveFileKind,
  path: string,
  publicPath: string,
): { name: LiveMetaName; content: string } {
  return { name: `live-${kind}`, content: `${publicPath}${path}` };
}
