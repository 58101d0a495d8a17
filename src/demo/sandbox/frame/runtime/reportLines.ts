import { LIMITS } from '../limits';
import type { FromFrame } from '../protocol';
import type { Channel } from './channel';
import { limitRate } from './limitRate';

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
