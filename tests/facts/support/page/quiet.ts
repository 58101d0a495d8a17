/** Timers up to this count as work that is about to be done, in milliseconds. */
const SOON = 100;

const later = window.setTimeout.bind(window);
const cancelTimer = window.clearTimeout.bind(window);
const nextFrame = window.requestAnimationFrame.bind(window);
const cancelFrame = window.cancelAnimationFrame.bind(window);

const timers = new Set<unknown>();
const frames = new Set<number>();
let messages = 0;

/** How much has been asked for so far; what is done between two looks at it is work, too. */
let asked = 0;

function countTimers(): void {
  window.setTimeout = ((run: (...args: unknown[]) => void, delay = 0, ...args: unknown[]) => {
    const id = later(() => {
      timers.delete(id);
      run(...args);
    }, delay);
    if (delay <= SOON) {
      asked += 1;
      timers.add(id);
    }
    return id;
  }) as typeof window.setTimeout;
  window.clearTimeout = (id) => {
    timers.delete(id);
    cancelTimer(id);
  };
}

function countFrames(): void {
  window.requestAnimationFrame = (run) => {
    const id = nextFrame((time) => {
      frames.delete(id);
      run(time);
    });
    asked += 1;
    frames.add(id);
    return id;
  };
  window.cancelAnimationFrame = (id) => {
    frames.delete(id);
    cancelFrame(id);
  };
}

/** React and rc-overflow put off their work by a message from the second port to the first. */
function countMessages(): void {
  window.MessageChannel = class extends MessageChannel {
    constructor() {
      super();
      const [receiver, sender] = [this.port1, this.port2];
      const post = sender.postMessage.bind(sender);
      sender.postMessage = (message: unknown) => {
        asked += 1;
        messages += 1;
        post(message);
      };
      receiver.addEventListener('message', () => {
        messages -= 1;
      });
    }
  };
}

// Replaces what defers work by versions that count, before anything else is loaded. Waiting for the
// work, and not for a fixed time, makes a fact as fast as what it is about.
countTimers();
countFrames();
countMessages();

/** Waits for the next frame, in which sizes are observed as well. */
const frame = () => new Promise<void>((done) => nextFrame(() => later(done)));

/** Waits for a whole frame in which nothing is asked for and nothing is left to do soon. */
export async function quiet(): Promise<void> {
  let before: number;
  do {
    before = asked;
    await frame();
  } while (asked > before || timers.size + frames.size + messages > 0);
}
