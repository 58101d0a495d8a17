/**
 * Limits how many things pass in a second, and counts the rest.
 *
 * @param onRest - Called at the end of a second in which some did not pass, with their number.
 * @returns Whether one more may pass.
 */
export function limitRate(perSecond: number, onRest: (count: number) => void): () => boolean {
  let seen = 0;

  function endSecond() {
    const count = seen - perSecond;
    seen = 0;
    if (count > 0) onRest(count);
  }

  return () => {
    if (seen === 0) setTimeout(endSecond, 1000);
    seen += 1;
    return seen <= perSecond;
  };
}
