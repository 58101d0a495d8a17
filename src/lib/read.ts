/** The fields of an object from outside, not yet looked at. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether an outside value is an object whose fields can be looked at. */
export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether an outside value is a text. */
export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** Whether an outside value is a count: a whole number from 0 that a number can hold exactly. */
export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

/** Whether an outside value is a list of such items. */
export function isListOf<Item>(
  value: unknown,
  isItem: (item: unknown) => item is Item,
): value is Item[] {
  return Array.isArray(value) && value.every(isItem);
}

/** Whether an outside value is an object whose fields all have such values. */
export function isRecordOf<Item>(
  value: unknown,
  isItem: (item: unknown) => item is Item,
): value is Readonly<Record<string, Item>> {
  return isRecord(value) && Object.values(value).every(isItem);
}

/** The text that an outside value is, cut to a length; empty for anything else. */
export function textOf(value: unknown, limit: number): string {
  return typeof value === 'string' ? value.slice(0, limit) : '';
}

/** The count that an outside value is; 0 for anything else. */
export function countOf(value: unknown): number {
  return isCount(value) ? value : 0;
}

/** The items of an outside list that can be read, among its first `limit` ones. */
export function itemsOf<Item>(
  value: unknown,
  limit: number,
  toItem: (value: unknown) => Item | undefined,
): Item[] {
  const first: unknown[] = Array.isArray(value) ? value.slice(0, limit) : [];
  return first.map((each) => toItem(each)).filter((item) => item !== undefined);
}
