import { PART_SEPARATOR, type SearchHint } from '../protocol';
import { type Passage } from '../question/rankPassages';
import { type PassageReader } from '../question/readPassage';
import { cutEnd, toPieces } from './pieces';

/** How much of a paragraph is shown from the answering sentence on, in characters. */
const SHOWN = 320;

/** The part of a row with most of the question; a sentence is one part. */
function bestPart(sentence: string, reader: PassageReader): string {
  const [first = '', ...others] = sentence.split(PART_SEPARATOR);
  return others.reduce(
    (best, part) => (reader.marksIn(part).length > reader.marksIn(best).length ? part : best),
    first,
  );
}

/** Builds the hint to a passage for a question, which shows the sentence with most of it. */
export function toPassageHint(
  { entry, score, sentence }: Passage,
  reader: PassageReader,
): SearchHint {
  const paragraph = entry.paragraphs[sentence?.paragraph ?? 0] ?? '';
  const start = sentence?.start ?? 0;
  const text = cutEnd(paragraph.slice(start), SHOWN);
  return {
    type: entry.kind === 'section' ? 'content' : entry.kind,
    link: entry.link,
    priority: score,
    highlightTitleTexts: toPieces(entry.title, reader.marksIn(entry.title)),
    highlightTexts: toPieces(text, reader.marksIn(text)),
    pageTitle: entry.page.title,
    ...(entry.owner && { owner: entry.owner }),
    ...(sentence && { sentence: bestPart(paragraph.slice(start, sentence.end), reader) }),
  };
}
