import { isCount } from '../../../base/read';
import { LIMITS } from './limits';

/** The text that an outside value is, cut to a length; empty if it is not one. */
export function text(value: unknown, limit: number = LIMITS.name): string {
  return typeof value === 'string' ? value.slice(0, limit) : '';
}

/** The count that an outside value is; 0 if it is not one. */
export function count(value: unknown): number {
  return isCount(value) ? value : 0;
}

/** The items that an outside value has, as far as they can be read, of the first `limit` ones. */
export function items<Item>(
  value: unknown,
  limit: number,
  toItem: (value: unknown) => Item | undefined,
): Item[] {
  const first: unknown[] = Array.isArray(value) ? value.slice(0, limit) : [];
  return first.flatMap((each) => {
    const item = toItem(each);
    return item === undefined ? [] : [item];
  });
}
