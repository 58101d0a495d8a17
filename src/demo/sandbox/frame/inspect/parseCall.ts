import type { CallbackCall } from '../../../inspect/calls/call';
import { cut } from '../../../inspect/calls/cut';
import { isRecord, itemsOf, textOf, type Fields } from '../../../../lib/read';
import { LIMITS } from '../limits';
import { cutAccessibleText } from './cutAccessibleText';

/** Reads what is said of a callback's call, whatever it is, with texts cut to their limits. */
export function parseCall(value: unknown): CallbackCall {
  const fields: Fields = isRecord(value) ? value : {};
  return {
    select: cutAccessibleText(fields.select),
    callback: textOf(fields.callback, LIMITS.name),
    args: itemsOf(fields.args, LIMITS.args, (arg) =>
      typeof arg === 'string' ? cut(arg, LIMITS.argument) : '',
    ),
  };
}
