/** A task that runs at most once a frame, however often it is requested. */
export interface FrameTask {
  request: () => void;
  cancel: () => void;
}

/**
 * Limits work that follows typing to once a frame. It runs after the frame that shows what was
 * typed has been painted.
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
