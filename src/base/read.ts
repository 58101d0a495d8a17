/** The fields of an object from outside, not yet looked at. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether an outside value is an object whose fields can be looked at. */
export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether an outside value is a count: a whole number from 0 that a number can hold exactly. */
export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
