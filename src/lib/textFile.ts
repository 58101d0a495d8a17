import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Problem } from './problem';

/** A byte that is no UTF-8 becomes this, and UTF-16 without its mark has a zero in each letter. */
const UNREADABLE = /[\uFFFD\0]/;

/** Byte order marks of UTF-16, as lossy decoding leaves them. */
const UTF_16 = /^\uFFFD\uFFFD|\0/;

/** The path of a file as messages name it: from the folder of the project on. */
export function placeOf(file: string): string {
  return path.relative('.', file).replaceAll(path.sep, '/');
}

/**
 * The text of a file, whatever editor and system it was saved with: without a byte order mark, and
 * with line feeds alone at the ends of lines.
 *
 * @param file - Path for the message.
 * @throws {Problem} When it is not UTF-8, with the first line that cannot be read.
 */
export function decodeText(bytes: Uint8Array, file: string): string {
  const text = new TextDecoder().decode(bytes);
  const unreadable = text.search(UNREADABLE);
  // The character for what cannot be read may also stand in a file.
  if (unreadable >= 0 && (text.includes('\0') || !isUtf8(bytes))) {
    const line = text.slice(0, unreadable).split('\n').length;
    throw new Problem(
      {
        what: 'the file cannot be read as text.',
        why: UTF_16.test(text)
          ? 'it is saved as UTF-16, and all files of the site are UTF-8.'
          : 'it has bytes that are not UTF-8, as after saving in another encoding.',
        fix: 'open it in an editor, and save it with the encoding UTF-8.',
      },
      `${placeOf(file)}:${line}`,
    );
  }
  return text.replace(/\r\n?/g, '\n');
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Reads a file that authors write; see `decodeText`. */
export function readText(file: string): string {
  return decodeText(readFileSync(file), file);
}
