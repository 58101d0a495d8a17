/** How much a frame may say: honest code stays far below, whatever it logs or throws. */
const MESSAGES = { atOnce: 2000, perSecond: 1000 };

/** In characters, counted before anything is cut. */
const CHARACTERS = { atOnce: 6_000_000, perSecond: 2_000_000 };

/**
 * Takes what a frame says off what it may say; false once it said too much.
 *
 * @param characters - Its length.
 * @param messages - How many messages it is.
 */
export type Spend = (characters: number, messages: number) => boolean;

function createAccount({ atOnce, perSecond }: typeof MESSAGES, start: number) {
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
 * so that a flood does not leave it, and the page, which does not believe that.
 *
 * @param now - The time in milliseconds.
 */
export function createAllowance(now: () => number): Spend {
  const takeMessages = createAccount(MESSAGES, now());
  const takeCharacters = createAccount(CHARACTERS, now());
  return (characters, messages) => {
    const at = now();
    const isShort = takeCharacters(characters, at);
    return takeMessages(messages, at) && isShort;
  };
}
