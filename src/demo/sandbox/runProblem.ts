import type { Bundle } from './compile/bundle';
import { findPlace } from './compile/positions';
import type { RawError } from './frame/protocol';
import type { RunProblem, ThrownProblem } from './problem';
import type { Failure } from './host/codeFrame';

/** Finds the places in the demo's files for an error of the frame. */
export function toThrown({ message, trace }: RawError, { files }: Bundle): ThrownProblem {
  const steps = trace.flatMap(({ name, line, column }) => {
    const place = findPlace(files, line, column);
    return place ? [{ name, place }] : [];
  });
  return { kind: 'thrown', message, place: steps[0]?.place, trace: steps };
}

/** Says in terms of the demo's files why a frame's code does not run. */
export function toRunProblem(failure: Failure, bundle: Bundle): RunProblem {
  switch (failure.kind) {
    case 'thrown':
      return toThrown(failure.error, bundle);
    case 'no-component':
      return { kind: 'no-component', file: bundle.entry };
    case 'endless-loop': {
      // The name came through the frame, where the demo's code can send one of its own.
      const isKnown = bundle.files.some(({ name }) => name === failure.place.file);
      return { kind: 'endless-loop', place: isKnown ? failure.place : undefined };
    }
    case 'endless-render':
      return { kind: 'endless-render', detail: '' };
    case 'shared':
      return { kind: 'frozen', detail: '' };
    case 'flooded':
    case 'frozen':
    case 'left':
    case 'no-frame':
      return { kind: failure.kind, detail: failure.detail };
  }
}
