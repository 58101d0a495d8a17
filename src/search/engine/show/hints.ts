import type { Entry } from '../site/entries';
import { findMarks, type Mark } from './marks';
import type { Pattern } from './findKeyword';
import { toPieces, toSnippet } from './pieces';
import { type HintType, type SearchHint } from '../protocol';
import { GRADE, LEVEL_BITS, SCORES } from '../rank/score';
import type { Passage } from '../question/rankPassages';
import type { PassageReader } from '../question/readPassage';
import { chooseExcerpt } from '../question/chooseExcerpt';

interface MarkedText {
  text: string;
  marks: Mark[];
  /** How well the text matches the query, on the scale of scores. */
  worth: number;
}

// Less than a fragment, even if every keyword is a typo: a text that matches only with a typo must
// not be shown instead of one that contains the keyword, which stock dumi would show.
const TYPO_WORTH = 1 / 64;

const worthOf = (grade: number): number =>
  grade === GRADE.typo ? TYPO_WORTH : (SCORES[(grade << LEVEL_BITS) | 1] ?? 0);

const gradeIn = (marks: readonly Mark[], keyword: number): number =>
  marks.reduce((best, mark) => (mark.keyword === keyword ? Math.max(best, mark.grade) : best), 0);

function markText(text: string, patterns: readonly Pattern[]): MarkedText {
  const marks = findMarks(text, patterns);
  const worth = marks.length
    ? patterns.reduce((sum, _, keyword) => sum + worthOf(gradeIn(marks, keyword)), 0)
    : 0;
  return { text, marks, worth };
}

/** The first of the best matching paragraphs; the first of all if none matches. */
function bestParagraph(paragraphs: readonly string[], patterns: readonly Pattern[]): MarkedText {
  const most = patterns.length * worthOf(GRADE.exact);
  let best: MarkedText = { text: paragraphs[0] ?? '', marks: [], worth: 0 };
  for (const paragraph of paragraphs) {
    const marked = markText(paragraph, patterns);
    if (marked.worth > best.worth) best = marked;
    if (best.worth === most) break;
  }
  return best;
}

/** A section is found by its text or by its heading, which counts more than a typo in the text. */
function typeOf(
  { kind, ownTitle }: Entry,
  text: MarkedText,
  patterns: readonly Pattern[],
): HintType {
  if (kind !== 'section') return kind;
  if (text.marks.some(({ grade }) => grade !== GRADE.typo)) return 'content';
  const inTitle = findMarks(ownTitle, patterns);
  const isTitle = text.marks.length
    ? inTitle.some(({ grade }) => grade !== GRADE.typo)
    : inTitle.length > 0;
  return isTitle ? 'title' : 'content';
}

/** What a hint has of its entry, whatever is found in it. */
const hintTo = ({ link, page, owner }: Entry) => ({
  link,
  pageTitle: page.title,
  ...(owner && { owner }),
});

/** Builds the hint (D3) for an entry that was found. */
export function toHint(entry: Entry, patterns: readonly Pattern[], priority: number): SearchHint {
  const text = bestParagraph(entry.paragraphs, patterns);
  return {
    ...hintTo(entry),
    type: typeOf(entry, text, patterns),
    priority,
    // Unlike in stock dumi, titles are not cut: they are short, and begin with the page.
    highlightTitleTexts: toPieces(entry.title, findMarks(entry.title, patterns)),
    highlightTexts: toSnippet(text.text, text.marks),
  };
}

/** Builds the hint to a passage for a question, which shows what answers it best. */
export function toPassageHint({ entry, score }: Passage, reader: PassageReader): SearchHint {
  const { text, sentence } = chooseExcerpt(entry, reader);
  return {
    ...hintTo(entry),
    type: entry.kind === 'section' ? 'content' : entry.kind,
    priority: score,
    highlightTitleTexts: toPieces(entry.title, reader.marksIn(entry.title)),
    highlightTexts: toPieces(text, reader.marksIn(text)),
    ...(sentence && { sentence }),
  };
}
