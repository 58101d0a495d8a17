/** An open frame, as far as the others are concerned. */
export interface OpenFrame {
  /** Whether a ping is unanswered, or the frame has not connected yet. */
  isSilent: () => boolean;
  /** Whether code is running in it that nobody has seen yet. */
  isOnTrial: () => boolean;
  /** Whether the reader is in it. */
  hasFocus: () => boolean;
  /** Removes it without notice. */
  remove: () => void;
  /** Reports to its owner that it is gone; `shared` means that it did nothing. */
  report: (reason: 'frozen' | 'shared') => void;
}

/** All open frames of the page, of all demos. */
export const openFrames = new Set<OpenFrame>();

/** The likeliest first: code that was just started, code that the reader just used, any of them. */
function findSuspects(silent: readonly OpenFrame[]): readonly OpenFrame[] {
  const groups = [
    silent.filter((frame) => frame.isOnTrial()),
    silent.filter((frame) => frame.hasFocus()),
  ];
  return groups.find(({ length }) => length > 0) ?? silent;
}

/**
 * Removes the frames that do not answer, and reports that once all are gone. Chromium runs
 * the sandboxed frames of a page in one process: while one of them hangs, none answers and none can
 * be opened; with the last one it ends the process. Which of them hangs cannot be seen from
 * outside.
 */
export function removeSilentFrames(): void {
  const silent = [...openFrames].filter((frame) => frame.isSilent());
  const suspects = findSuspects(silent);
  for (const { remove } of silent) remove();
  for (const frame of silent) frame.report(suspects.includes(frame) ? 'frozen' : 'shared');
}
