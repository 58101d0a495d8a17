import type { ColorScheme } from '../../../color/preference';
import { NO_SELECTS } from '../../../rc-select/inspect/watch/snapshot';
import type { Bundle } from '../compile/bundle';
import type { FrameSize, FromFrame, InspectWish, RawError } from '../frame/protocol';
import type { Place } from '../problem';
import { openFrame, type LiveFrame, type LossReason } from './frame';
import { createResources, type ResourceParts } from './resources';

/** Why code does not run, or does not run any more, as the frame tells it. */
export type Failure =
  | { kind: 'thrown'; error: RawError }
  | { kind: 'no-component' }
  | { kind: 'endless-loop'; place: Place }
  | { kind: 'endless-render' }
  | { kind: LossReason; detail: string };

/** What the code says beside its result. */
export type LogMessage = Extract<
  FromFrame,
  { type: 'uncaught' | 'console' | 'dropped' | 'blocked' }
>;

/** What the code's selects do, while somebody looks. */
export type InspectMessage = Extract<FromFrame, { type: 'call' | 'calls-missed' | 'snapshot' }>;

/** What happens on the stage; `run` is the number that the code was given. */
export type StageEvent =
  | { type: 'rendered'; run: number }
  | { type: 'failed'; run: number; failure: Failure }
  | { type: 'logged'; run: number; message: LogMessage }
  /** Calls may be of code on trial; a snapshot is of what is seen, and is empty when that has just come. */
  | { type: 'inspected'; run: number; message: InspectMessage };

/** What a stage is made of. */
export interface StageParts {
  /** Element that the frames are put into. It is positioned, and laid out while there is code to run. */
  container: HTMLElement;
  /** Address of the frame's document. */
  frameSrc: string;
  /** What assistive technology calls the frame. */
  title: string;
  /** Brings the script that the frame runs on. Called for every frame. */
  loadRuntime: () => Promise<Blob>;
  resources: ResourceParts;
  scheme: ColorScheme;
  /** Least height of a frame in pixels. */
  minHeight: number;
  onEvent: (event: StageEvent) => void;
}

/** Where code runs, in frames: at most one that is seen, and one that is on trial. */
export interface Stage {
  /** Runs code in a frame of its own. It takes the place of what is seen once it is rendered, and not before. */
  run(run: number, bundle: Bundle): void;
  setScheme(scheme: ColorScheme): void;
  /** Makes frames tell what their selects do, or stop it; those to come as well. */
  inspect(wish: InspectWish): void;
  close(): void;
}

interface Act {
  run: number;
  frame: LiveFrame;
  /** Ends what the frame's code is reading. */
  endReading: () => void;
}

/** Creates an empty stage. */
export function createStage(parts: StageParts): Stage {
  const { onEvent } = parts;
  let { scheme } = parts;
  let wish: InspectWish = { isOn: false };
  let seen: Act | undefined;
  let onTrial: Act | undefined;

  const roomFor = ({ height, reach }: FrameSize): FrameSize => {
    const room = Math.max(height, parts.minHeight);
    return { height: room, reach: Math.max(reach, room) };
  };

  function forget(act: Act) {
    if (act === seen) seen = undefined;
    if (act === onTrial) onTrial = undefined;
    act.endReading();
    act.frame.close();
  }

  function fail(act: Act, failure: Failure) {
    forget(act);
    onEvent({ type: 'failed', run: act.run, failure });
  }

  function promote(act: Act) {
    if (act !== onTrial) return;
    if (seen) forget(seen);
    seen = act;
    onTrial = undefined;
    act.frame.reveal();
    onEvent({ type: 'rendered', run: act.run });
    inspected(act, { type: 'snapshot', snapshot: NO_SELECTS });
  }

  function inspected(act: Act, message: InspectMessage) {
    if (!wish.isOn || (message.type === 'snapshot' && act !== seen)) return;
    onEvent({ type: 'inspected', run: act.run, message });
  }

  function begin(run: number): Act {
    const resources = createResources(parts.resources, (message) => frame.send(message));
    const frame = openFrame({
      container: parts.container,
      src: parts.frameSrc,
      title: parts.title,
      runtime: parts.loadRuntime(),
      onLost: (kind, detail) => fail(act, { kind, detail }),
      onMessage(message) {
        switch (message.type) {
          case 'rendered':
            promote(act);
            break;
          case 'failed':
            fail(act, { kind: 'thrown', error: message.error });
            break;
          case 'no-component':
          case 'endless-render':
            fail(act, { kind: message.type });
            break;
          case 'endless-loop': {
            const { file, line, column } = message;
            fail(act, { kind: 'endless-loop', place: { file, line, column } });
            break;
          }
          case 'size':
            frame.resize(roomFor(message));
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
            inspected(act, message);
            break;
          case 'connected':
          case 'pong':
            break;
        }
      },
    });
    const act: Act = { run, frame, endReading: () => resources.close() };
    return act;
  }

  return {
    run(run, { code, entry }) {
      if (onTrial) forget(onTrial);
      onTrial = begin(run);
      onTrial.frame.resize(roomFor({ height: 0, reach: 0 }));
      onTrial.frame.send({ type: 'scheme', scheme });
      if (wish.isOn) onTrial.frame.send({ type: 'inspect', wish });
      onTrial.frame.send({ type: 'run', code, entry });
    },
    setScheme(next) {
      scheme = next;
      for (const act of [seen, onTrial]) act?.frame.send({ type: 'scheme', scheme });
    },
    inspect(next) {
      wish = next;
      for (const act of [seen, onTrial]) act?.frame.send({ type: 'inspect', wish });
    },
    close() {
      for (const act of [seen, onTrial]) if (act) forget(act);
    },
  };
}
