import { vi } from 'vitest';
import type { ToFrame } from '../../../../../src/demo/sandbox/frame/protocol';
import type { CodeFrameEvents } from '../../../../../src/demo/sandbox/host/codeFrame';

/** Frames that do what the test says, and note what they are sent. */
export function createCodeFrames() {
  const frames: { events: CodeFrameEvents; sent: ToFrame[]; close: () => void }[] = [];
  return {
    frames,
    openFrame: (events: CodeFrameEvents) => {
      const sent: ToFrame[] = [];
      const close = vi.fn();
      frames.push({ events, sent, close });
      return { send: (message: ToFrame) => void sent.push(message), reveal: vi.fn(), close };
    },
    /** The code that each frame was given, in order. */
    played: () =>
      frames.flatMap(({ sent }) =>
        sent.flatMap((message) => (message.type === 'run' ? [message.code] : [])),
      ),
    /** What each frame was asked to inspect. */
    requests: () =>
      frames.map(({ sent }) =>
        sent.flatMap((message) => (message.type === 'inspect' ? [message.request] : [])),
      ),
  };
}
