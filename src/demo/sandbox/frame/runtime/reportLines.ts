import { LIMITS } from '../limits';
import type { FromFrame } from '../protocol';
import type { Channel } from './channel';

/**
 * Limits how many things pass in a second, and counts the rest.
 *
 * @param onRest - Called at the end of a second in which some did not pass, with their number.
 * @returns Whether one more may pass.
 */
export function limitRate(perSecond: number, onRest: (count: number) => void): () => boolean {
  let seen = 0;

  function endSecond() {
    const count = seen - perSecond;
    seen = 0;
    if (count > 0) onRest(count);
  }

  return () => {
    if (seen === 0) setTimeout(endSecond, 1000);
    seen += 1;
    return seen <= perSecond;
  };
}

/**
 * Reports a line of the console panel: what was written, thrown or blocked.
 *
 * @param characters - Its length before it is cut.
 * @param describe - Makes the message; not called for a line that is counted only.
 */
export type ReportLine = (characters: number, describe: () => FromFrame) => void;

/**
 * Creates the one way into the console panel, with one limit for all kinds of lines. Lines beyond
 * it still count by their length: a callback that writes a line for each option of a long list is
 * no flood.
 */
export function createReportLine({ send, tryConsume }: Channel): ReportLine {
  const mayPass = limitRate(LIMITS.linesPerSecond, (count) => send({ type: 'dropped', count }));
  return (characters, describe) => {
    if (tryConsume(characters, 0) && mayPass()) send(describe());
  };
}
