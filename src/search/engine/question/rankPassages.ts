import { type Entry, type PageInfo } from '../site/entries';
import { type Likeness } from './askedQuestions';
import { type Concept } from './concepts';
import { type PassageReader, type Reading } from './readPassage';

/** An entry that may answer a question. */
export interface Passage {
  entry: Entry;
  /** The number of the entry. */
  number: number;
  score: number;
  /** How much of the highest score that words can have, from 0 to 1. */
  share: number;
}

// BM25F: Robertson and Zaragoza, "The Probabilistic Relevance Framework: BM25 and Beyond", 2009.
/** How soon more of the same word adds nothing (k1). */
const SATURATION = 2.4;
/** How much a long passage has to make up for (b). */
const LENGTH_SHARE = 0.5;
/** Words in a passage of usual length. */
const USUAL_LENGTH = 130;
/** Words below which a passage is not shorter: a line that has a word is not about it. */
const SHORTEST_LENGTH = 40;

/** What a known question with a word adds, as a share of what a passage has room for. */
const QUESTION_WORTH = 0.31;
/** How much the likest known questions count, beside the words of all of them and of the text. */
const LIKENESS_SHARE = 0.4;

/** What the best passages of a page add to each of them: the page is about the question. */
const PAGE_SHARE = 0.5;
const PAGE_PASSAGES = 3;

/** With this share of the score of its page's lead, a section is the better hint. */
const SECTION_SHARE = 0.75;

/** What a passage is worth for a question by its words. */
function judge(
  { counts, length }: Reading,
  concepts: readonly Concept[],
  asked: Likeness | undefined,
  likenessShare: number,
): Pick<Passage, 'score' | 'share'> {
  const relative = Math.max(length, SHORTEST_LENGTH) / USUAL_LENGTH;
  const room = SATURATION * (1 - LENGTH_SHARE + LENGTH_SHARE * relative);
  let [words, all] = [0, 0];
  concepts.forEach(({ weight }, concept) => {
    // Questions are a field of their own: how long the text is says nothing of them.
    const count = (counts[concept] ?? 0) + room * QUESTION_WORTH * (asked?.counts[concept] ?? 0);
    words += (weight * count) / (count + room);
    all += weight;
  });
  const likeness = (asked?.share ?? 0) * all;
  return { score: words + likenessShare * (likeness - words), share: words / all };
}

/** Adds what the best passages of a page have of the question to each of them. */
function addPage(passages: readonly Passage[]): void {
  const best = passages.slice(0, PAGE_PASSAGES);
  const sum = best.reduce((all, { score }) => all + score, 0);
  for (const passage of passages) passage.score += (PAGE_SHARE * sum) / PAGE_PASSAGES;
}

/** Puts the best section of a page before its lead, which names many things and answers few. */
function preferSections(passages: readonly Passage[]): void {
  const lead = passages.find(({ entry }) => !entry.ownTitle);
  const section = passages.find(({ entry }) => entry.ownTitle);
  if (!lead || !section || section.score >= lead.score) return;
  if (section.score < lead.score * SECTION_SHARE) return;
  [lead.score, section.score] = [section.score, lead.score];
}

/** Sorts passages by score; equal ones keep their order. */
function sortPassages(passages: Passage[]): Passage[] {
  return passages.sort((one, other) => other.score - one.score);
}

/** The passages with most of a question, best first. */
export function rankPassages(
  numbers: Iterable<number>,
  entries: readonly Entry[],
  concepts: readonly Concept[],
  reader: PassageReader,
  asked: ReadonlyMap<number, Likeness>,
): Passage[] {
  const passages: Passage[] = [];
  const likenessShare = asked.size ? LIKENESS_SHARE : 0;
  for (const number of numbers) {
    const entry = entries[number];
    if (!entry) continue;
    const worth = judge(reader.read(entry), concepts, asked.get(number), likenessShare);
    passages.push({ entry, number, ...worth });
  }
  const pages = new Map<PageInfo, Passage[]>();
  for (const passage of sortPassages(passages)) {
    const { page } = passage.entry;
    pages.set(page, [...(pages.get(page) ?? []), passage]);
  }
  for (const page of pages.values()) {
    addPage(page);
    preferSections(page);
  }
  return sortPassages(passages);
}
