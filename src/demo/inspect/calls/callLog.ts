import { isInput } from './isInput';
import type { CallbackCall } from './watchCalls';
import { oncePerFrame } from '../../../lib/oncePerFrame';
import { createStore, type Readable } from '../../../lib/store';

/**
 * How many calls of a kind are kept. Nobody reads more, and a list of thousands would slow the page
 * down.
 */
export const KEPT_CALLS = 200;

/** A call and when it was made. */
export interface LoggedCall extends CallbackCall {
  id: number;
  /** Milliseconds since 1970. */
  time: number;
  isInput: boolean;
}

interface CallLogState {
  /** Oldest first. */
  calls: readonly LoggedCall[];
  /** Whether older calls of the kind were removed to keep the log short. */
  isCut: { input: boolean; other: boolean };
  missed: number;
  isPaused: boolean;
}

/**
 * The calls of a demo's components, in order. Listeners are notified once a frame, so that no list
 * is rendered while a component reacts to a key.
 */
export interface CallLog extends Readable<CallLogState> {
  /** Adds a call, unless the log is paused. */
  add: (call: CallbackCall) => void;
  /** Counts calls of which only the number is known, unless the log is paused. */
  miss: (count: number) => void;
  clear: () => void;
  pause: (isPaused: boolean) => void;
}

const EMPTY = { calls: [], isCut: { input: false, other: false }, missed: 0 };

/** Removes the oldest call of a kind that is over its limit: keys must not push changes out. */
function cut(calls: readonly LoggedCall[], isInput: boolean): readonly LoggedCall[] | undefined {
  const count = calls.filter((call) => call.isInput === isInput).length;
  if (count <= KEPT_CALLS) return undefined;
  const oldest = calls.findIndex((call) => call.isInput === isInput);
  return calls.toSpliced(oldest, 1);
}

/** Creates an empty log. */
export function createCallLog(now: () => number = Date.now): CallLog {
  const { set, ...log } = createStore<CallLogState>({ ...EMPTY, isPaused: false }, oncePerFrame);
  let lastId = 0;

  return {
    ...log,
    add(call) {
      const state = log.get();
      if (state.isPaused) return;
      lastId += 1;
      const added = { ...call, id: lastId, time: now(), isInput: isInput(call.callback) };
      const calls = [...state.calls, added];
      const shorter = cut(calls, added.isInput);
      const kind = added.isInput ? 'input' : 'other';
      set({
        ...state,
        calls: shorter ?? calls,
        isCut: shorter ? { ...state.isCut, [kind]: true } : state.isCut,
      });
    },
    miss(count) {
      const state = log.get();
      if (!state.isPaused) set({ ...state, missed: state.missed + count });
    },
    clear: () => set({ ...log.get(), ...EMPTY }),
    pause: (isPaused) => set({ ...log.get(), isPaused }),
  };
}
