import {
  StateEffect,
  StateField,
  type EditorState,
  type Range,
  type Text,
} from '@codemirror/state';
import { Decoration, EditorView, type DecorationSet } from '@codemirror/view';
import type { Position } from '../../../sandbox/sandboxProblem';

/** Offset of a position; the nearest one, since the text may have become shorter. */
export function offsetOf({ line, column }: Pick<Position, 'line' | 'column'>, doc: Text): number {
  const { from, to } = doc.line(Math.min(Math.max(line, 1), doc.lines));
  return Math.min(from + Math.max(column - 1, 0), to);
}

/** Marks the lines and words that have a problem, and no others. */
export const setMarks = StateEffect.define<readonly Position[]>();

const lineMark = Decoration.line({ class: 'code-problem-line' });
const wordMark = Decoration.mark({ class: 'code-problem-word' });

function marksFor(positions: readonly Position[], { doc }: EditorState): DecorationSet {
  const ranges = positions.flatMap((position): Range<Decoration>[] => {
    const offset = offsetOf(position, doc);
    const line = doc.lineAt(offset);
    const marks = [lineMark.range(line.from)];
    const word = /^(?:[\w$]+|.)/.exec(doc.sliceString(offset, line.to));
    if (word) marks.push(wordMark.range(offset, offset + word[0].length));
    return marks;
  });
  return Decoration.set(ranges, true);
}

/** The marks of a file. They move with the text, and a file that has some is `aria-invalid`. */
export const marks = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(current, transaction) {
    const given = transaction.effects.find((effect) => effect.is(setMarks));
    if (given) return marksFor(given.value, transaction.state);
    return current.map(transaction.changes);
  },
  provide: (field) => [
    EditorView.decorations.from(field),
    EditorView.contentAttributes.from(field, (current): Record<string, string> =>
      current.size > 0 ? { 'aria-invalid': 'true' } : {},
    ),
  ],
});
