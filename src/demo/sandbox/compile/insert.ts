import type { Insertion } from './guards';

/** A text with insertions, and the way back from its columns. */
interface InsertedText {
  text: string;
  /**
   * Column in the original line, both counted from 0; inserted text counts as the character behind
   * it.
   */
  originalColumn(line: number, column: number): number;
}

interface AddedInLine {
  column: number;
  length: number;
}

function byLine(text: string, insertions: readonly Insertion[]): AddedInLine[][] {
  const lines: AddedInLine[][] = [];
  let next = 0;
  for (let start = 0; start <= text.length;) {
    const lineBreak = text.indexOf('\n', start);
    const end = lineBreak < 0 ? text.length : lineBreak;
    const added: AddedInLine[] = [];
    for (let it = insertions[next]; it && it.at <= end; it = insertions[next]) {
      added.push({ column: it.at - start, length: it.text.length });
      next += 1;
    }
    lines.push(added);
    start = end + 1;
  }
  return lines;
}

/** Makes insertions, which are sorted and hold no line break. */
export function insert(text: string, insertions: readonly Insertion[]): InsertedText {
  const parts: string[] = [];
  let done = 0;
  for (const insertion of insertions) {
    parts.push(text.slice(done, insertion.at), insertion.text);
    done = insertion.at;
  }
  parts.push(text.slice(done));
  const lines = byLine(text, insertions);

  return {
    text: parts.join(''),
    originalColumn(line, column) {
      let original = column;
      for (const added of lines[line] ?? []) {
        if (added.column >= original) break;
        original = Math.max(added.column, original - added.length);
      }
      return original;
    },
  };
}
