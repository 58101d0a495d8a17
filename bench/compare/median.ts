/** The middle one of some numbers, or the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const last = sorted.length - 1;
  const middle = [Math.floor(last / 2), Math.ceil(last / 2)].map((index) => sorted[index] ?? NaN);
  return middle.reduce((sum, value) => sum + value, 0) / 2;
}
