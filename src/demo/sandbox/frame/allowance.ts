/** How much a frame may say: honest code stays far below, whatever it logs or throws. */
const MESSAGES = { atOnce: 2000, perSecond: 1000 };

/** In characters, counted before anything is cut. */
const CHARACTERS = { atOnce: 6_000_000, perSecond: 2_000_000 };

/**
 * Takes what a frame says off its allowance; false once the frame has said too much.
 *
 * @param characters - Length of what is said.
 * @param messages - In how many messages.
 */
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
 *
 * @param now - The time in milliseconds.
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
