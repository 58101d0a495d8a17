import { isRight, passageAt, type Readings } from './passages/isRight';
import { Problem } from '../../../src/lib/problem';
import { type Question } from './parseQuestions';
import { type Searcher } from './searchers/searcher';

/** What a search found for a question. */
export interface Outcome {
  question: Question;
  /** The addresses of its hits, best first, each once. */
  hits: readonly string[];
  /** The position of the first right one, from 0; undefined if there is none. */
  right: number | undefined;
}

function check(readings: Readings, { name }: Searcher, hits: readonly string[]): void {
  const unknown = hits.find((hit) => !passageAt(readings, hit));
  if (unknown === undefined) return;
  throw new Problem({
    what: `${name} answered with ${unknown}, which is no address of this site.`,
    why: 'a hit is judged by the text that it leads to.',
    fix: 'see how it was given the pages: bench/search/questions/searchers.',
  });
}

/**
 * Asks a search all questions, one after the other.
 *
 * @throws {Problem} When a hit leads nowhere.
 */
export async function measure(
  searcher: Searcher,
  questions: readonly Question[],
  readings: Readings,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const question of questions) {
    const hits = [...new Set(await searcher.search(question.question))];
    check(readings, searcher, hits);
    const right = hits.findIndex((hit) => isRight(readings, hit, question.answers));
    outcomes.push({ question, hits, right: right < 0 ? undefined : right });
  }
  return outcomes;
}

/** For how many questions a right hit is among the first ones. */
export function countRight(outcomes: readonly Outcome[], first: number): number {
  return outcomes.filter(({ right }) => right !== undefined && right < first).length;
}
