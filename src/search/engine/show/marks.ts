import { fold, unfoldSpan } from '../text/fold';
import { findInRun, findInWord, type Occurrence, type Pattern } from './findKeyword';
import { signOf } from '../text/terms';
import { forEachWord, type CharKind, LETTER, UNSPACED } from '../text/words';
import { shapeOf, simpleShape, type WordShape } from '../text/wordShape';

/** A place in a text where a keyword occurs. */
export interface Mark extends Occurrence {
  /** Index of the keyword in the query. */
  keyword: number;
}

function shapeIn(word: string, kind: CharKind): WordShape {
  if (kind === LETTER) return shapeOf(word);
  return simpleShape(kind === UNSPACED ? fold(word) : signOf(word));
}

/** Finds the keywords in a text by the rules the index follows, from left to right. */
export function findMarks(text: string, patterns: readonly Pattern[]): Mark[] {
  const marks: Mark[] = [];
  forEachWord(text, (from, to, kind) => {
    const word = text.slice(from, to);
    const shape = shapeIn(word, kind);
    const find = kind === UNSPACED ? findInRun : findInWord;
    for (let keyword = 0; keyword < patterns.length; keyword += 1) {
      const pattern = patterns[keyword];
      if (!pattern) continue;
      for (const { start, end, grade } of find(shape, pattern)) {
        const span = unfoldSpan(word, shape.folded, { start, end });
        marks.push({ start: from + span.start, end: from + span.end, keyword, grade });
      }
    }
  });
  return marks.sort((one, other) => one.start - other.start);
}
