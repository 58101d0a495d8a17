/** Timers up to this count as work that is about to be done, in milliseconds. */
const SOON = 100;

const later = window.setTimeout.bind(window);
const cancelTimer = window.clearTimeout.bind(window);
const nextFrame = window.requestAnimationFrame.bind(window);
const cancelFrame = window.cancelAnimationFrame.bind(window);

const timers = new Set<unknown>();
const frames = new Set<number>();

/**
 * Replaces the timers of the page by ones that are counted. Runs before anything else is loaded.
 * Waiting for them, and not for a fixed time, makes a fact as fast as what it is about.
 */
function countTimers(): void {
  window.setTimeout = ((run: (...args: unknown[]) => void, delay = 0, ...args: unknown[]) => {
    const id = later(() => {
      timers.delete(id);
      run(...args);
    }, delay);
    if (delay <= SOON) timers.add(id);
    return id;
  }) as typeof window.setTimeout;
  window.clearTimeout = (id) => {
    timers.delete(id);
    cancelTimer(id);
  };
  window.requestAnimationFrame = (run) => {
    const id = nextFrame((time) => {
      frames.delete(id);
      run(time);
    });
    frames.add(id);
    return id;
  };
  window.cancelAnimationFrame = (id) => {
    frames.delete(id);
    cancelFrame(id);
  };
}

countTimers();

/** Waits for the next frame, and as long as a timer or a frame that something asked for is near. */
export async function quiet(): Promise<void> {
  do {
    await new Promise<void>((done) => nextFrame(() => later(done)));
  } while (timers.size + frames.size > 0);
}
