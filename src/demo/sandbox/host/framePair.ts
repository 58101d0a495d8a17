import type { ColorScheme } from '../../../color/preference';
import { NO_SELECTS } from '../../../rc-select/inspect/watch/snapshot';
import type { Bundle } from '../compile/bundle';
import type { FrameSize, FromFrame, InspectRequest, RawError } from '../frame/protocol';
import type { Place } from '../problem';
import { openFrame, type SandboxFrame, type LossReason } from './frame';
import { createResources, type ResourceParts } from './resources';

/** Why code does not run, or no longer runs, as the frame reports it. */
export type Failure =
  | { kind: 'thrown'; error: RawError }
  | { kind: 'no-component' }
  | { kind: 'endless-loop'; place: Place }
  | { kind: 'endless-render' }
  | { kind: LossReason; detail: string };

/** What the code reports apart from its result. */
export type LogMessage = Extract<
  FromFrame,
  { type: 'uncaught' | 'console' | 'dropped' | 'blocked' }
>;

/** What the code's selects do, while the inspector is open. */
export type InspectMessage = Extract<FromFrame, { type: 'call' | 'calls-missed' | 'snapshot' }>;

/** What happens in the frames. `run` is the number that the code was given. */
export type FrameEvent =
  | { type: 'rendered'; run: number }
  | { type: 'failed'; run: number; failure: Failure }
  | { type: 'logged'; run: number; message: LogMessage }
  /**
   * Calls can come from code on trial. A snapshot is always of the visible code, and is empty when
   * that has just appeared.
   */
  | { type: 'inspected'; run: number; message: InspectMessage };

/** What a pair of frames is made of. */
export interface FramePairParts {
  /**
   * Element that the frames are put into. It is positioned, and laid out while there is code to
   * run.
   */
  container: HTMLElement;
  /** Address of the frame's document. */
  frameSrc: string;
  /** What assistive technology calls the frame. */
  title: string;
  /** Loads the runtime of the frame. Called for every frame. */
  loadRuntime: () => Promise<Blob>;
  resources: ResourceParts;
  scheme: ColorScheme;
  /** Least height of a frame in pixels. */
  minHeight: number;
  onEvent: (event: FrameEvent) => void;
}

/** The frames in which code runs: at most one that is visible, and one on trial. */
export interface FramePair {
  /** Runs code in a new frame, which replaces the visible one once the code is rendered. */
  run(run: number, bundle: Bundle): void;
  setScheme(scheme: ColorScheme): void;
  /** Starts or stops reports on what the selects do, also in later frames. */
  inspect(request: InspectRequest): void;
  close(): void;
}

interface RunningFrame {
  run: number;
  frame: SandboxFrame;
  /** Cancels what the frame's code is fetching. */
  endReading: () => void;
}

/** Creates a pair without frames. */
export function createFramePair(parts: FramePairParts): FramePair {
  const { onEvent } = parts;
  let { scheme } = parts;
  let request: InspectRequest = { isOn: false };
  let visible: RunningFrame | undefined;
  let trial: RunningFrame | undefined;

  const sizeFor = ({ height, reach }: FrameSize): FrameSize => {
    const least = Math.max(height, parts.minHeight);
    return { height: least, reach: Math.max(reach, least) };
  };

  function forget(running: RunningFrame) {
    if (running === visible) visible = undefined;
    if (running === trial) trial = undefined;
    running.endReading();
    running.frame.close();
  }

  function fail(running: RunningFrame, failure: Failure) {
    forget(running);
    onEvent({ type: 'failed', run: running.run, failure });
  }

  function promote(running: RunningFrame) {
    if (running !== trial) return;
    if (visible) forget(visible);
    visible = running;
    trial = undefined;
    running.frame.reveal();
    onEvent({ type: 'rendered', run: running.run });
    inspected(running, { type: 'snapshot', snapshot: NO_SELECTS });
  }

  function inspected(running: RunningFrame, message: InspectMessage) {
    if (!request.isOn || (message.type === 'snapshot' && running !== visible)) return;
    onEvent({ type: 'inspected', run: running.run, message });
  }

  function begin(run: number): RunningFrame {
    const resources = createResources(parts.resources, (message) => frame.send(message));
    const frame = openFrame({
      container: parts.container,
      src: parts.frameSrc,
      title: parts.title,
      runtime: parts.loadRuntime(),
      onLost: (kind, detail) => fail(running, { kind, detail }),
      onMessage(message) {
        switch (message.type) {
          case 'rendered':
            promote(running);
            break;
          case 'failed':
            fail(running, { kind: 'thrown', error: message.error });
            break;
          case 'no-component':
          case 'endless-render':
            fail(running, { kind: message.type });
            break;
          case 'endless-loop': {
            const { file, line, column } = message;
            fail(running, { kind: 'endless-loop', place: { file, line, column } });
            break;
          }
          case 'size':
            frame.resize(sizeFor(message));
            break;
          case 'fetch':
          case 'abort':
            resources.handle(message);
            break;
          case 'uncaught':
          case 'console':
          case 'dropped':
          case 'blocked':
            onEvent({ type: 'logged', run, message });
            break;
          case 'call':
          case 'calls-missed':
          case 'snapshot':
            inspected(running, message);
            break;
          case 'connected':
          case 'pong':
            break;
        }
      },
    });
    const running: RunningFrame = { run, frame, endReading: () => resources.close() };
    return running;
  }

  return {
    run(run, { code, entry }) {
      if (trial) forget(trial);
      trial = begin(run);
      trial.frame.resize(sizeFor({ height: 0, reach: 0 }));
      trial.frame.send({ type: 'scheme', scheme });
      if (request.isOn) trial.frame.send({ type: 'inspect', request });
      trial.frame.send({ type: 'run', code, entry });
    },
    setScheme(next) {
      scheme = next;
      for (const running of [visible, trial]) running?.frame.send({ type: 'scheme', scheme });
    },
    inspect(next) {
      request = next;
      for (const running of [visible, trial]) running?.frame.send({ type: 'inspect', request });
    },
    close() {
      for (const running of [visible, trial]) if (running) forget(running);
    },
  };
}
