import { createAllowance } from '../frame/limits';
import { parseFromFrame } from '../frame/parseFromFrame';
import { isReady } from '../frame/parseToFrame';
import type { ConnectMessage, FrameSize, FromFrame, Sealed, ToFrame } from '../frame/protocol';
import type { FrameProblemKind } from '../sandboxProblem';
import {
  startHeartbeat,
  type Heartbeat,
  openFrames,
  removeLargeFrames,
  removeSilentFrames,
  type OpenFrame,
} from './openFrames';
import { countTabEntries } from './tabEntries';
import { checkSandbox, createSandboxedFrame, resizeFrame, revealFrame } from './sandboxedFrame';

/**
 * How long a frame may take to start, in milliseconds: it loads its document and a runtime of half
 * a megabyte.
 */
const START_TIMEOUT = 15_000;

/**
 * How long after its load a frame may ask for its runtime, in milliseconds. Its own document does
 * so when it loads; a page that came in its place never does.
 */
const READY_TIMEOUT = 2000;

/**
 * What a message through the window weighs, in characters: it cannot be measured without being
 * copied, and no runtime sends one once it is connected. One passes at once, then one in two
 * seconds, since large ones come slowly on a slow machine and keep it busy all the same.
 */
const WINDOW_MESSAGE = 4_000_000;

/** What the code of all frames may keep, in bytes. A demo with its runtime keeps some 5 MB. */
const MAX_MEMORY = 700_000_000;

/** Why a frame was removed: for its own fault, or together with another one that hung. */
export type LossReason = Exclude<FrameProblemKind, 'endless-render'> | 'shared';

interface FrameParts {
  container: HTMLElement;
  src: string;
  title: string;
  runtime: Promise<Blob>;
  onMessage: (message: FromFrame) => void;
  /** The frame has been removed. Called once, and not after `close`. */
  onLost: (reason: LossReason, detail: string) => void;
}

/** A frame that runs edited code, seen from the page. */
export interface SandboxFrame {
  send: (message: ToFrame) => void;
  reveal: () => void;
  resize: (size: FrameSize) => void;
  close: () => void;
}

function createNonce(): string {
  // Not randomUUID: a preview over plain HTTP from another machine has none.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether a message comes from a frame or from one within it. */
function isInside(source: MessageEventSource | null, frame: Window | null): boolean {
  // Of a window of another origin, its parent is one of the few things that can be read.
  let at = source && 'parent' in source ? source : null;
  while (at && at !== frame && at !== at.parent) at = at.parent;
  return at !== null && at === frame;
}

/** Opens a hidden frame. Messages to it are queued until it listens. */
export function openFrame(parts: FrameParts): SandboxFrame {
  const { container, runtime, onMessage, onLost } = parts;
  const element = createSandboxedFrame(parts.src, parts.title);
  const { port1, port2 } = new MessageChannel();
  const nonce = createNonce();
  let queue: ToFrame[] | undefined = [];
  let heartbeat: Heartbeat | undefined;
  let readyTimer: ReturnType<typeof setTimeout> | undefined;
  let isListening = false;
  let loads = 0;
  const tryConsume = createAllowance(() => performance.now());
  const entries = countTabEntries();

  const self: OpenFrame = {
    isSilent: () => heartbeat?.isWaiting() ?? true,
    isOnTrial: () => heartbeat !== undefined && element.inert,
    hasFocus: () => document.activeElement === element,
    remove: close,
    report: (reason) => onLost(reason, ''),
  };

  function close() {
    openFrames.delete(self);
    clearTimeout(startTimer);
    clearTimeout(readyTimer);
    heartbeat?.stop();
    window.removeEventListener('message', connect);
    port1.close();
    element.remove();
    entries.stop();
  }

  function lose(reason: LossReason, detail = '') {
    if (!openFrames.has(self)) return;
    close();
    onLost(reason, detail);
  }

  function checkEntries() {
    if (entries.areTooMany()) lose('too-many-entries');
  }

  function post(message: ToFrame) {
    port1.postMessage({ nonce, message } satisfies Sealed<ToFrame>);
  }

  function onConnected() {
    clearTimeout(startTimer);
    queue?.forEach(post);
    queue = undefined;
    heartbeat ??= startHeartbeat((beat) => post({ type: 'ping', beat }), removeSilentFrames);
  }

  async function handOver() {
    try {
      const script = await runtime;
      // Checked again just before code runs, because an attribute can be changed.
      checkSandbox(element.getAttribute('sandbox')?.split(/\s+/) ?? []);
      const message: ConnectMessage = { type: 'sandbox:connect', nonce, runtime: script };
      element.contentWindow?.postMessage(message, '*', [port2]);
    } catch (error) {
      lose('no-frame', error instanceof Error ? error.message : String(error));
    }
  }

  function connect(event: MessageEvent<unknown>) {
    const { source } = event;
    if (source !== element.contentWindow || isListening) {
      if (isInside(source, element.contentWindow) && !tryConsume(WINDOW_MESSAGE, 1))
        lose('flooded');
      return;
    }
    if (event.origin !== 'null' || !isReady(event.data)) return;
    isListening = true;
    clearTimeout(readyTimer);
    void handOver();
  }

  port1.onmessage = ({ data }: MessageEvent<unknown>) => {
    // The runtime sends text only.
    if (typeof data !== 'string' || !tryConsume(data.length, 1)) {
      lose('flooded');
      return;
    }
    const message = parseFromFrame(data, nonce);
    if (!message) return;
    if (message.type === 'connected') onConnected();
    else if (message.type === 'flooded') lose('flooded');
    else if (message.type === 'moved') {
      entries.onMoved();
      checkEntries();
    } else if (message.type === 'pong') {
      heartbeat?.answer(message.beat);
      // Code may hide from the runtime what it does in a frame of its own.
      checkEntries();
      if (message.memory > MAX_MEMORY) removeLargeFrames();
    } else onMessage(message);
  };
  element.addEventListener('load', () => {
    loads += 1;
    // A frame loads once. A second load is another document than the connected one.
    if (loads > 1) lose('left');
    else if (!isListening)
      readyTimer = setTimeout(() => lose('no-frame', 'its document did not arrive'), READY_TIMEOUT);
  });
  const startTimer = setTimeout(() => lose('no-frame', 'it did not start'), START_TIMEOUT);
  window.addEventListener('message', connect);
  // Reported when the frame asks for it; a frame that was closed before needs no report.
  runtime.catch(() => undefined);
  openFrames.add(self);
  container.append(element);

  return {
    send(message) {
      if (queue) queue.push(message);
      else post(message);
    },
    reveal: () => revealFrame(element),
    resize: (size) => resizeFrame(element, size),
    close,
  };
}
