import { isFileName, MAX_SOURCE, sizeOf, type DemoFiles } from '../../sandbox/files';
import { parseJson } from '../../../lib/parseJson';
import { isRecord } from '../../../lib/read';

/** Why the code of a link is not shown, or why code does not fit into a link. */
export type LinkProblem =
  /** It was made by a version of the site that this one does not know. */
  | { kind: 'unknown-version'; version: string }
  /** The part behind `#` is longer than is read, or than would be written. */
  | { kind: 'too-long'; length: number; limit: number }
  /** Unpacked, it is more than a demo may have; how much more is not found out. */
  | { kind: 'too-large'; limit: number }
  /** Characters are missing or changed, as happens when a program cuts a link or adds to it. */
  | { kind: 'damaged'; detail: string }
  /** It is whole, but what is in it was not made by this site. */
  | { kind: 'not-ours'; detail: string }
  /** The page that it leads to has no such demo. */
  | { kind: 'no-demo'; demo: string };

/** What a link carries: the files of a demo that were edited, and no others (`changedFiles`). */
export interface SharedCode {
  demo: string;
  files: DemoFiles;
}

/** The most files that are accepted; no demo has more. */
const MAX_FILES = 20;

/**
 * Writes what a link carries. Files are a list, not an object, so that no name is a key of
 * anything.
 */
export function writePayload({ demo, files }: SharedCode): string {
  return JSON.stringify({ demo, files: [...files] });
}

function notOurs(detail: string): { problem: LinkProblem } {
  return { problem: { kind: 'not-ours', detail } };
}

function readFiles(list: readonly unknown[]): DemoFiles | string {
  const files = new Map<string, string>();
  for (const item of list) {
    const pair: readonly unknown[] = Array.isArray(item) ? item : [];
    const [name, text] = pair;
    if (typeof name !== 'string' || typeof text !== 'string') return 'a file has no name or text';
    if (!isFileName(name))
      return `no file of a demo is called ${JSON.stringify(name.slice(0, 80))}`;
    if (files.has(name)) return `${name} is there twice`;
    files.set(name, text);
  }
  return files;
}

/** Reads what a link carries, whoever wrote it. */
export function readPayload(text: string): { code: SharedCode } | { problem: LinkProblem } {
  const payload = parseJson(text);
  if (!isRecord(payload)) return notOurs('it is no object');
  const { demo, files: list } = payload;
  if (typeof demo !== 'string' || !/^[\w-]{1,200}$/.test(demo)) return notOurs('it names no demo');
  if (!Array.isArray(list) || list.length === 0 || list.length > MAX_FILES) {
    return notOurs(`it has not between 1 and ${MAX_FILES} files`);
  }
  const files = readFiles(list);
  if (typeof files === 'string') return notOurs(files);
  return sizeOf(files) > MAX_SOURCE
    ? { problem: { kind: 'too-large', limit: MAX_SOURCE } }
    : { code: { demo, files } };
}
