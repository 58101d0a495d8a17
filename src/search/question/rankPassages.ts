import { type Entry, type PageInfo } from '../site/entries';
import { type Concept } from './concepts';
import { type PassageReader, type Reading, type Sentence } from './readPassage';

/** An entry that may answer a question. */
export interface Passage {
  entry: Entry;
  /** The number of the entry. */
  number: number;
  score: number;
  /** The sentence with most of the question. */
  sentence: Sentence | undefined;
  /** The share of the question that the passage has, by weight, from 0 to 1. */
  coverage: number;
}

// BM25F: Robertson and Zaragoza, "The Probabilistic Relevance Framework: BM25 and Beyond", 2009.
/** How soon more of the same word adds nothing (k1). */
const SATURATION = 1.6;
/** How much a long passage has to make up for (b). */
const LENGTH_SHARE = 0.65;
/** Words in a passage of usual length. */
const USUAL_LENGTH = 130;
/** Words below which a passage is not shorter: a line that has a word is not about it. */
const SHORTEST_LENGTH = 20;

/** What the best passages of a page add to each of them: the page is about the question. */
const PAGE_SHARE = 0.4;
const PAGE_PASSAGES = 3;

/** What a passage is worth for a question, and how much of the question it has. */
function judge(
  { counts, length }: Reading,
  concepts: readonly Concept[],
): Pick<Passage, 'score' | 'coverage'> {
  const relative = Math.max(length, SHORTEST_LENGTH) / USUAL_LENGTH;
  const room = SATURATION * (1 - LENGTH_SHARE + LENGTH_SHARE * relative);
  let [score, there, all] = [0, 0, 0];
  concepts.forEach(({ weight }, concept) => {
    const count = counts[concept] ?? 0;
    score += (weight * count) / (count + room);
    there += weight * Math.min(1, count);
    all += weight;
  });
  return { score, coverage: there / all };
}

/** Adds what the pages have of the question to the scores of their passages. */
function addPages(passages: readonly Passage[]): void {
  const best = new Map<PageInfo, number[]>();
  for (const { entry, score } of passages) {
    const scores = best.get(entry.page) ?? [];
    best.set(entry.page, scores);
    if (scores.length < PAGE_PASSAGES) scores.push(score);
  }
  for (const passage of passages) {
    const sum = best.get(passage.entry.page)?.reduce((all, score) => all + score, 0) ?? 0;
    passage.score += (PAGE_SHARE * sum) / PAGE_PASSAGES;
  }
}

/** Sorts passages by score; equal ones keep their order. */
export function sortPassages(passages: Passage[]): Passage[] {
  return passages.sort((one, other) => other.score - one.score);
}

/** The passages with most of a question, best first. */
export function rankPassages(
  numbers: Iterable<number>,
  entries: readonly Entry[],
  concepts: readonly Concept[],
  reader: PassageReader,
): Passage[] {
  const passages: Passage[] = [];
  for (const number of numbers) {
    const entry = entries[number];
    if (!entry) continue;
    const reading = reader.read(entry);
    passages.push({ entry, number, sentence: reading.sentence, ...judge(reading, concepts) });
  }
  sortPassages(passages);
  addPages(passages);
  return sortPassages(passages);
}
