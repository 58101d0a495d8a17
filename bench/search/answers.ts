import { isRecord } from '../../src/lib/read';
import { type Host } from './host';
import { QUERIES } from './queries';
import { type Elapsed, startStopwatch } from './stopwatch';

/** How fast a worker answers, over all queries, in milliseconds from message to answer. */
export interface AnswerTimes {
  p50: number;
  p95: number;
  max: number;
  /** The p95 of the processor time, in the worker and for the copy to the page. */
  processorP95: number;
  /** The most hints in one answer. */
  mostHints: number;
}

const ROUNDS = 20;
/** In milliseconds; stock dumi would need minutes for twenty rounds on a large site. */
const BUDGET = 4000;

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

/** Stock's worker answers with the groups alone. */
function countHints(answer: unknown): number {
  const groups = isRecord(answer) ? answer.groups : answer;
  if (!Array.isArray(groups)) return 0;
  return groups.reduce<number>(
    (sum, group) =>
      isRecord(group) && Array.isArray(group.hints) ? sum + group.hints.length : sum,
    0,
  );
}

/**
 * How long does a reader wait for an answer? With messages of D2, copied to the page. They have an
 * id, with which this site's worker also answers questions; stock's ignores it.
 */
export async function measureAnswers(host: Host): Promise<AnswerTimes> {
  const times: Elapsed[] = [];
  let mostHints = 0;
  const deadline = performance.now() + BUDGET;
  for (let round = 0; round < ROUNDS && (round === 0 || performance.now() < deadline); round += 1) {
    for (const keywords of QUERIES) {
      const elapsed = startStopwatch();
      const answer = await host.ask({ action: 'get-search-result', id: 1, args: { keywords } });
      times.push(elapsed());
      mostHints = Math.max(mostHints, countHints(answer));
    }
  }
  const clock = times.map((time) => time.clock);
  return {
    p50: quantile(clock, 0.5),
    p95: quantile(clock, 0.95),
    max: quantile(clock, 1),
    processorP95: quantile(
      times.map(({ processor }) => processor),
      0.95,
    ),
    mostHints,
  };
}
