import type { Position } from '../../sandboxProblem';

/** Calls back in a task of its own, as soon as the event loop has turned. */
export type NextTask = (callback: () => void) => void;

/**
 * Makes tasks with a channel: timers may wait for a second, or a minute, in a tab behind others.
 */
export function createNextTask(): NextTask {
  const waiting: (() => void)[] = [];
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => waiting.shift()?.();
  return (callback) => {
    waiting.push(callback);
    port2.postMessage(undefined);
  };
}

/**
 * How long one task of the demo's code may run, in milliseconds: shorter than the heartbeat waits
 * (host/openFrames.ts), which does not know the position in the code.
 */
export const TASK_LIMIT = 2000;

/** Reading the clock costs more than a loop of a demo, so only one call in this many does. */
const CALLS_PER_LOOK = 32;

/** What compiled code calls in every loop and function (compile/guards.ts). */
export type Guard = (line: number, column: number) => void;

/** What a guard is made of; tests give their own. */
export interface GuardParts {
  now: () => number;
  nextTask: NextTask;
  onStop: (position: Position) => void;
}

/**
 * Creates the guards of a frame, which share one clock. A task that ran out of time is ended by an
 * error, and once more by each further call, so that code which catches the first one does not go
 * on.
 */
export function createGuards({ now, nextTask, onStop }: GuardParts): (file: string) => Guard {
  let started: number | undefined;
  let isOver = false;
  let calls = 0;

  function look(position: () => Position) {
    if (started === undefined) {
      started = now();
      nextTask(() => {
        started = undefined;
        isOver = false;
      });
    }
    if (!isOver && now() - started < TASK_LIMIT) return;
    if (!isOver) {
      // First, since code that catches what `onStop` throws does not go on either.
      isOver = true;
      onStop(position());
    }
    throw new Error('This code was stopped: it did not come to an end.');
  }

  return (file) => (line, column) => {
    calls += 1;
    if (isOver || started === undefined || calls % CALLS_PER_LOOK === 0) {
      look(() => ({ file, line, column }));
    }
  };
}
