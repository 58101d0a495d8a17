import type { Bundle } from './compile/bundle';
import { findPosition } from './compile/positions';
import type { RawError } from './frame/protocol';
import type { RunProblem, ThrownProblem } from './sandboxProblem';
import type { Failure, LogMessage } from './host/codeFrame';

/** Maps the stack trace of an error to the demo's files. */
export function toThrown({ message, trace }: RawError, { files }: Bundle): ThrownProblem {
  const steps = trace.flatMap(({ name, line, column }) => {
    const position = findPosition(files, line, column);
    return position ? [{ name, position }] : [];
  });
  return { kind: 'thrown', message, position: steps[0]?.position, trace: steps };
}

/** Describes a failure of a frame in terms of the demo's files. */
export function toRunProblem(failure: Failure, bundle: Bundle): RunProblem {
  switch (failure.kind) {
    case 'thrown':
      return toThrown(failure.error, bundle);
    case 'no-component':
      return { kind: 'no-component', file: bundle.entry };
    case 'endless-loop': {
      // The file name comes from the frame, where the demo's code can forge it.
      const isKnown = bundle.files.some(({ name }) => name === failure.position.file);
      return { kind: 'endless-loop', position: isKnown ? failure.position : undefined };
    }
    case 'endless-render':
      return { kind: 'endless-render', detail: '' };
    case 'shared':
      return { kind: 'frozen', detail: '' };
    case 'flooded':
    case 'frozen':
    case 'left':
    case 'too-many-entries':
    case 'too-much-memory':
    case 'no-frame':
      return { kind: failure.kind, detail: failure.detail };
  }
}

/** A line of the console panel. */
export type LogEntry = { id: number } & (
  | Exclude<LogMessage, { type: 'uncaught' }>
  /** An error in a handler, a timer or a promise; the result stays. */
  | { type: 'uncaught'; problem: ThrownProblem }
);

const MAX_LOG = 200;

let lastId = 0;

function toEntry(message: LogMessage, bundle: Bundle): LogEntry {
  lastId += 1;
  if (message.type !== 'uncaught') return { id: lastId, ...message };
  return { id: lastId, type: 'uncaught', problem: toThrown(message.error, bundle) };
}

/** The log with one more line. */
export function withMessage(
  log: readonly LogEntry[],
  message: LogMessage,
  bundle: Bundle,
): readonly LogEntry[] {
  return [...log.slice(1 - MAX_LOG), toEntry(message, bundle)];
}
