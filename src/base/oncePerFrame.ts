/** What runs once a frame, however often it is asked to. */
export interface FrameTask {
  request: () => void;
  cancel: () => void;
}

/**
 * Keeps work that follows a reader's typing to once a frame, and out of the frame that shows what they typed: it runs when that
 * one is painted.
 */
export function oncePerFrame(run: () => void): FrameTask {
  let frame: number | undefined;
  let afterPaint: ReturnType<typeof setTimeout> | undefined;
  return {
    request() {
      if (afterPaint !== undefined) return;
      frame ??= requestAnimationFrame(() => {
        frame = undefined;
        afterPaint = setTimeout(() => {
          afterPaint = undefined;
          run();
        });
      });
    },
    cancel() {
      if (frame !== undefined) cancelAnimationFrame(frame);
      clearTimeout(afterPaint);
      frame = undefined;
      afterPaint = undefined;
    },
  };
}
