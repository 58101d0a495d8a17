/**
 * Returns numbers from 0 up to 1, the same in every run (mulberry32), so that runs can be compared.
 */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

// With these, a text has about as many distinct words as the READMEs of this project's packages: of
// 389,000 words they have 15,000, drawn ones 22,000.
const EXPONENT = 1.3;
const OFFSET = 2.7;

/**
 * Draws from 0 up to `count` as natural text draws its words (Zipf and Mandelbrot): a few are
 * everywhere and most appear once.
 */
export function createZipf(count: number, random: () => number): () => number {
  const sums = new Float64Array(count);
  let sum = 0;
  for (let nth = 0; nth < count; nth += 1) {
    sum += 1 / (nth + OFFSET) ** EXPONENT;
    sums[nth] = sum;
  }
  return () => {
    const target = random() * sum;
    let low = 0;
    let high = count - 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((sums[middle] ?? 0) < target) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}
