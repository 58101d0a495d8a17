/** How often a frame is pinged, in milliseconds. */
export const BEAT = 1000;

/**
 * How many pings in a row may go unanswered. A count, not a time: after the whole page was paused
 * (a sleeping computer, a background tab), at most one of them was missed.
 */
export const MAX_MISSED_BEATS = 4;

/** Asks a frame again and again whether it is alive. */
export interface Heartbeat {
  answer(beat: number): void;
  isWaiting(): boolean;
  stop(): void;
}

/** Starts asking. `onSilence` is called once, when too many answers in a row are missing. */
export function startHeartbeat(ping: (beat: number) => void, onSilence: () => void): Heartbeat {
  let sent = 0;
  let answered = 0;
  let missed = 0;

  const timer = setInterval(() => {
    missed = answered === sent ? 0 : missed + 1;
    if (missed >= MAX_MISSED_BEATS) {
      clearInterval(timer);
      onSilence();
      return;
    }
    if (missed > 0) return;
    sent += 1;
    ping(sent);
  }, BEAT);

  return {
    answer(beat) {
      if (beat === sent) answered = sent;
    },
    isWaiting: () => answered !== sent,
    stop: () => clearInterval(timer),
  };
}

/** An open frame, as far as the others are concerned. */
export interface OpenFrame {
  /** Whether a ping is unanswered, or the frame has not connected yet. */
  isSilent: () => boolean;
  /** Whether code is running in it that nobody has seen yet. */
  isOnTrial: () => boolean;
  hasFocus: () => boolean;
  remove: () => void;
  /** Reports to its owner that it is gone; `shared` means that it did nothing. */
  report: (reason: 'frozen' | 'too-much-memory' | 'shared') => void;
}

/** All open frames of the page, of all demos. */
export const openFrames = new Set<OpenFrame>();

/** The likeliest: code that was just started, else code that the reader just used. */
function findSuspects(frames: readonly OpenFrame[]): readonly OpenFrame[] | undefined {
  const groups = [
    frames.filter((frame) => frame.isOnTrial()),
    frames.filter((frame) => frame.hasFocus()),
  ];
  return groups.find(({ length }) => length > 0);
}

function removeAll(
  frames: readonly OpenFrame[],
  suspects: readonly OpenFrame[],
  reason: 'frozen' | 'too-much-memory',
): void {
  for (const { remove } of frames) remove();
  for (const frame of frames) frame.report(suspects.includes(frame) ? reason : 'shared');
}

/**
 * Removes the frames that do not answer, and reports that once all are gone. Chromium runs
 * the sandboxed frames of a page in one process: while one of them hangs, none answers and none can
 * be opened; with the last one it ends the process. Which of them hangs cannot be seen from
 * outside.
 */
export function removeSilentFrames(): void {
  const silent = [...openFrames].filter((frame) => frame.isSilent());
  removeAll(silent, findSuspects(silent) ?? silent, 'frozen');
}

/**
 * Removes all frames, because together they keep too much: one process has one memory, and which of
 * them keeps it cannot be seen either. If in doubt it is the newest; the others start again, and
 * are counted anew.
 */
export function removeLargeFrames(): void {
  const frames = [...openFrames];
  removeAll(frames, findSuspects(frames) ?? frames.slice(-1), 'too-much-memory');
}
