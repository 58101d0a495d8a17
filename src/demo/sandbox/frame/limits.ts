import { MAX_ARGUMENT_LENGTH } from '../../inspect/calls/formatArgument';

/**
 * What is taken of one message, whatever was sent: the frame keeps to it so that honest code is cut
 * in a sensible place, and the page enforces it because code in the frame may send what it likes.
 */
export const LIMITS = {
  /** Characters of a line in the console, and of an error's message. */
  text: 8000,
  /** Characters of names and addresses. */
  name: 300,
  steps: 10,
  /**
   * Height of the frame in pixels; code that is as high as its frame plus something would grow
   * without end.
   */
  height: 4000,
  /**
   * How far a frame reaches over what is below it, in pixels: enough for a long list,
   * and too little to draw another page over this one.
   */
  reach: 480,
  /** Lines in the console per second; the rest is counted only. */
  linesPerSecond: 100,
  /** Characters of a text for assistive technology. */
  accessibleText: 1000,
  /** Elements that the attributes of an element refer to. */
  references: 10,
  /** What a screen reader would say after one change. */
  announcements: 20,
  /** Arguments of a call, and characters of each. */
  args: 10,
  argument: MAX_ARGUMENT_LENGTH,
  /**
   * Calls of callbacks per second; the rest is counted only. Scrolling and typing come to some 60.
   */
  callsPerSecond: 200,
} as const;

/** How much a frame may say: honest code stays far below, whatever it logs or throws. */
const MESSAGES = { atOnce: 2000, perSecond: 1000 };

/** In characters, counted before anything is cut. */
const CHARACTERS = { atOnce: 6_000_000, perSecond: 2_000_000 };

/** Takes what a frame says off its allowance; false once the frame has said too much. */
export type TryConsume = (characters: number, messages: number) => boolean;

/**
 * A token bucket (https://en.wikipedia.org/wiki/Token_bucket). Without `Math.min`, which code in the
 * frame can replace.
 */
function createBucket({ atOnce, perSecond }: typeof MESSAGES, start: number) {
  let left = atOnce;
  let last = start;
  return (amount: number, now: number): boolean => {
    left += ((now - last) / 1000) * perSecond;
    if (left > atOnce) left = atOnce;
    last = now;
    left -= amount;
    return left >= 0;
  };
}

/**
 * Creates what a frame may say in all and per second, of whatever type. Both ends count: the frame,
 * so that a flood does not leave it, and the page, which does not believe the frame.
 */
export function createAllowance(now: () => number): TryConsume {
  const messageBucket = createBucket(MESSAGES, now());
  const characterBucket = createBucket(CHARACTERS, now());
  return (characters, messages) => {
    const at = now();
    const isShort = characterBucket(characters, at);
    return messageBucket(messages, at) && isShort;
  };
}
