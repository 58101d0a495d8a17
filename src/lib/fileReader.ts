import { readFileSync, statSync } from 'node:fs';
import { decodeText } from './textFile';

/** Reads files, and knows afterwards which it was asked for, those that are missing included. */
export interface FileReader {
  /**
   * The text of a file, or undefined where there is none.
   *
   * @throws {Problem} When it is not UTF-8.
   */
  read(file: string): string | undefined;
  /** Whether there is a file. */
  has(file: string): boolean;
  /** Absolute paths of what was asked for, by whether it was there. */
  asked(): { found: string[]; missing: string[] };
  /** Whether each is still as it was, and what is missing still is. */
  isCurrent(): boolean;
}

function bytesOf(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    // Also a folder, or a file that is taken away while it is read.
    return undefined;
  }
}

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

/**
 * Creates a reader. A file is noted before it is read, so that what cannot be read or is not there
 * yet is watched, too, and a page with a mistake is made again when the mistake is mended.
 */
export function createFileReader(): FileReader {
  const known = new Map<string, Buffer | boolean | undefined>();
  const isAsKnown = (file: string, before: Buffer | boolean | undefined) => {
    if (typeof before === 'boolean') return isFile(file) === before;
    const now = bytesOf(file);
    return now === undefined || before === undefined ? now === before : now.equals(before);
  };
  return {
    read(file) {
      const bytes = bytesOf(file);
      known.set(file, bytes);
      return bytes && decodeText(bytes, file);
    },
    has(file) {
      const isThere = isFile(file);
      if (known.get(file) === undefined) known.set(file, isThere);
      return isThere;
    },
    asked() {
      const files = [...known];
      return {
        found: files.flatMap(([file, state]) => (state ? [file] : [])),
        missing: files.flatMap(([file, state]) => (state ? [] : [file])),
      };
    },
    isCurrent: () => [...known].every(([file, state]) => isAsKnown(file, state)),
  };
}
