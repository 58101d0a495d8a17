import { PART_SEPARATOR } from '../protocol';
import { type Entry } from '../site/entries';
import { sentencesOf } from '../text/words';
import { type PassageReader } from './readPassage';

/** What is shown of an entry for a question. */
export interface Excerpt {
  /** The sentence, with those around it that there is room for; empty for an entry without text. */
  text: string;
  /** The sentence that answers best. */
  sentence: string;
}

/** Two lines of the dialog with some words marked, in characters. */
const ROOM = 150;

/** What the text above a demo has to make up for: it says what to try, and answers nothing. */
const INSTRUCTION = 0.1;

/**
 * Chooses what to show of an entry for a question: the first sentence with most of it, weighed by
 * how rare its words are. None is cut. A sentence may refer to those before it, so its paragraph is
 * shown from the beginning if there is room; a row of a table always is, without what is between. A
 * row of a prop begins with what it says, after names and types.
 */
export function chooseExcerpt({ kind, owner, paragraphs }: Entry, reader: PassageReader): Excerpt {
  let most = -Infinity;
  let excerpt: Excerpt = { text: '', sentence: '' };
  paragraphs.forEach((text, paragraph) => {
    const said = owner && !paragraph ? text.lastIndexOf(PART_SEPARATOR) : 0;
    const subject = said ? '' : text.slice(0, text.indexOf(PART_SEPARATOR) + 1);
    const sentences = sentencesOf(text).filter(({ start }) => start >= said);
    const begin = sentences[0]?.start ?? 0;
    for (const { start, end } of sentences) {
      const sentence = text.slice(start, end);
      const worth = reader.weigh(sentence) - (kind === 'demo' && !paragraph ? INSTRUCTION : 0);
      if (worth <= most) continue;
      most = worth;
      const from = end - begin > ROOM ? start : begin;
      const before = from > begin && subject ? `${subject}· ` : '';
      let to = end;
      for (const after of sentences)
        if (after.end - from + before.length <= ROOM) to = Math.max(to, after.end);
      excerpt = { text: before + text.slice(from, to), sentence };
    }
  });
  return excerpt;
}
