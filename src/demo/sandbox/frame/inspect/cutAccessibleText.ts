import { cut } from '../../../inspect/calls/cut';
import { LIMITS } from '../limits';

/**
 * A text for assistive technology, cut to its limit with a sign that it was; empty if the value is
 * not a text.
 */
export function cutAccessibleText(value: unknown): string {
  return typeof value === 'string' ? cut(value, LIMITS.accessibleText) : '';
}
