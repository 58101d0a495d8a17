import type { Bundle } from './compile/bundle';
import type { ConsoleLevel } from './frame/protocol';
import type { LogMessage } from './host/codeFrame';
import type { ThrownProblem } from './sandboxProblem';
import { toThrown } from './runProblem';

/** A line of the console panel. */
export type LogEntry = { id: number } & (
  | { kind: 'console'; level: ConsoleLevel; text: string }
  /** An error in a handler, a timer or a promise; the result stays. */
  | { kind: 'uncaught'; problem: ThrownProblem }
  /** Lines beyond the rate limit, which are counted only. */
  | { kind: 'dropped'; count: number }
  /** The frame's policy stopped something, such as a request to `address`. */
  | { kind: 'blocked'; directive: string; address: string }
);

/** How many lines are kept; the oldest go first. */
const MAX_LOG = 200;

let lastId = 0;

function toEntry(message: LogMessage, bundle: Bundle): LogEntry {
  lastId += 1;
  const id = lastId;
  switch (message.type) {
    case 'uncaught':
      return { id, kind: 'uncaught', problem: toThrown(message.error, bundle) };
    case 'console':
      return { id, kind: 'console', level: message.level, text: message.text };
    case 'dropped':
      return { id, kind: 'dropped', count: message.count };
    case 'blocked':
      return { id, kind: 'blocked', directive: message.directive, address: message.address };
  }
}

/** The log with one more line. */
export function withMessage(
  log: readonly LogEntry[],
  message: LogMessage,
  bundle: Bundle,
): readonly LogEntry[] {
  return [...log.slice(1 - MAX_LOG), toEntry(message, bundle)];
}
