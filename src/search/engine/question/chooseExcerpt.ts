import { PART_SEPARATOR } from '../protocol';
import { type Entry } from '../site/entries';
import { sentencesOf, type Span } from '../text/words';
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

/**
 * The share of its worth that text above a demo or a page keeps: it says what to try, or what the
 * page is about.
 */
const DESCRIPTION = 0.7;

/** A sentence with its neighbours: those before it only from the beginning of the paragraph. */
function around(text: string, sentences: readonly Span[], { start, end }: Span, isRow: boolean) {
  const begin = sentences[0]?.start ?? 0;
  const from = end - begin > ROOM ? start : begin;
  const [subject = ''] = text.split(PART_SEPARATOR);
  const before = from > begin && isRow ? subject + PART_SEPARATOR : '';
  let to = end;
  for (const after of sentences) {
    if (before.length + after.end - from <= ROOM) to = Math.max(to, after.end);
  }
  return before + text.slice(from, to);
}

/**
 * Chooses what to show of an entry for a question: the first sentence with most of it, weighed by
 * how rare its words are, and what stands around it, since it may refer to what is before it. No
 * sentence is cut. The row of a table says in any case what it is about; that of a prop begins with
 * what it says, after names and types.
 */
export function chooseExcerpt(
  { kind, owner, ownTitle, paragraphs }: Entry,
  reader: PassageReader,
): Excerpt {
  let most = -1;
  let excerpt: Excerpt = { text: '', sentence: '' };
  paragraphs.forEach((text, paragraph) => {
    const share = (kind === 'demo' || !ownTitle) && !paragraph ? DESCRIPTION : 1;
    const last = text.lastIndexOf(PART_SEPARATOR);
    const sentences = sentencesOf(text).filter(({ start }) => !owner || start > last);
    for (const span of sentences) {
      const sentence = text.slice(span.start, span.end);
      const worth = reader.weigh(sentence) * share;
      if (worth <= most) continue;
      most = worth;
      excerpt = { text: around(text, sentences, span, !owner && last > 0), sentence };
    }
  });
  return excerpt;
}
