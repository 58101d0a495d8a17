import { createHash } from 'node:crypto';
import type { SandboxFileKind, SandboxMetaName } from '../../../demo/sandbox/addresses';

/**
 * A file of the sandboxes whose name changes with its content, so that caches may keep it forever.
 */
export interface SandboxFile {
  kind: SandboxFileKind;
  /** Below the output folder and the public path. */
  path: string;
  content: string;
}

const EXTENSIONS: Readonly<Record<SandboxFileKind, string>> = {
  frame: 'html',
  runtime: 'js',
  inspector: 'js',
  compiler: 'js',
};

/** Names a file by its content, with eight digits of a hash as in the names of umi's files. */
export function sandboxFile(kind: SandboxFileKind, content: string): SandboxFile {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return { kind, path: `live/${kind}.${hash}.${EXTENSIONS[kind]}`, content };
}

/**
 * Where the development server has a file, below the public path: under one name, whatever its
 * content.
 */
export function devPath(kind: SandboxFileKind): string {
  return `live/${kind}.${EXTENSIONS[kind]}`;
}

/**
 * Says where a file is, for src/demo/sandbox/addresses.ts.
 *
 * @param publicPath - Address of the folder with the assets, with a trailing slash.
 */
export function metaFor(
  kind: SandboxFileKind,
  path: string,
  publicPath: string,
): { name: SandboxMetaName; content: string } {
  return { name: `live-${kind}`, content: `${publicPath}${path}` };
}
