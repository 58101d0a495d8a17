/** What runs once in the next frame, however often it is asked to. */
export interface FrameTask {
  request: () => void;
  cancel: () => void;
}

/** Keeps work that follows a reader's typing to once a frame. */
export function oncePerFrame(run: () => void): FrameTask {
  let frame: number | undefined;
  return {
    request() {
      frame ??= requestAnimationFrame(() => {
        frame = undefined;
        run();
      });
    },
    cancel() {
      if (frame !== undefined) cancelAnimationFrame(frame);
      frame = undefined;
    },
  };
}
