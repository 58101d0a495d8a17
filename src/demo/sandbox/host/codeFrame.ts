import type { FrameSize, FromFrame, RawError } from '../frame/protocol';
import type { Position } from '../sandboxProblem';
import { openFrame, type LossReason, type SandboxFrame } from './frame';
import { createResources, type ResourceParts } from './resources';

/** Why code does not run, or no longer runs, as its frame reports it. */
export type Failure =
  | { kind: 'thrown'; error: RawError }
  | { kind: 'no-component' }
  | { kind: 'endless-loop'; position: Position }
  | { kind: 'endless-render' }
  | { kind: LossReason; detail: string };

/** What the code reports apart from its result. */
export type LogMessage = Extract<
  FromFrame,
  { type: 'uncaught' | 'console' | 'dropped' | 'blocked' }
>;

/** What the code's components do, while the inspector is open. */
export type InspectMessage = Extract<FromFrame, { type: 'call' | 'calls-missed' | 'snapshot' }>;

/** What all code frames of a sandbox share. */
export interface CodeFrameParts {
  /** Positioned, and laid out while there is code to run. */
  container: HTMLElement;
  frameSrc: string;
  title: string;
  loadRuntime: () => Promise<Blob>;
  resources: ResourceParts;
  minHeight: number;
}

/** What happens to the code in a frame. */
export interface CodeFrameEvents {
  onRendered: () => void;
  /** The code did not start, or stopped; the frame is gone. */
  onFailed: (failure: Failure) => void;
  onLogged: (message: LogMessage) => void;
  onInspected: (message: InspectMessage) => void;
}

/** A frame with one version of the code. */
export type CodeFrame = Pick<SandboxFrame, 'send' | 'reveal' | 'close'>;

/** Opens a hidden frame that waits for code. */
export function openCodeFrame(parts: CodeFrameParts, events: CodeFrameEvents): CodeFrame {
  const resources = createResources(parts.resources, (message) => frame.send(message));
  const frame = openFrame({
    container: parts.container,
    src: parts.frameSrc,
    title: parts.title,
    runtime: parts.loadRuntime(),
    onLost: (kind, detail) => fail({ kind, detail }),
    onMessage(message) {
      switch (message.type) {
        case 'rendered':
          events.onRendered();
          break;
        case 'failed':
          fail({ kind: 'thrown', error: message.error });
          break;
        case 'no-component':
        case 'endless-render':
          fail({ kind: message.type });
          break;
        case 'endless-loop': {
          const { file, line, column } = message;
          fail({ kind: 'endless-loop', position: { file, line, column } });
          break;
        }
        case 'size':
          resize(message);
          break;
        case 'fetch':
        case 'abort':
          resources.handle(message);
          break;
        case 'uncaught':
        case 'console':
        case 'dropped':
        case 'blocked':
          events.onLogged(message);
          break;
        case 'call':
        case 'calls-missed':
        case 'snapshot':
          events.onInspected(message);
          break;
        case 'connected':
        case 'flooded':
        case 'moved':
        case 'pong':
          break;
      }
    },
  });

  function resize(size: FrameSize) {
    const height = Math.max(size.height, parts.minHeight);
    frame.resize({ height, reach: Math.max(size.reach, height) });
  }

  function close() {
    resources.close();
    frame.close();
  }

  function fail(failure: Failure) {
    close();
    events.onFailed(failure);
  }

  resize({ height: 0, reach: 0 });
  return { send: frame.send, reveal: frame.reveal, close };
}
