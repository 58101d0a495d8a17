import { cut } from '../../../inspect/calls/formatElement';
import { isRecord } from '../../../../lib/read';
import { LIMITS } from '../limits';

/** Reads an object by one function for each field; undefined if it is no object. */
export function record<Result extends object>(fields: {
  [Name in keyof Result]-?: (value: unknown) => Result[Name];
}): (value: unknown) => Result | undefined {
  const names = Object.keys(fields) as (keyof typeof fields & string)[];
  return (value) =>
    isRecord(value)
      ? (Object.fromEntries(names.map((name) => [name, fields[name](value[name])])) as Result)
      : undefined;
}

/** The field is always the same. */
export const is =
  <Value>(value: Value) =>
  () =>
    value;

/** Whether an outside value is `true`. */
export const isTrue = (value: unknown): boolean => value === true;

/** A text for assistive technology, with a sign where it was cut; empty if it is no text. */
export const text = (value: unknown): string =>
  typeof value === 'string' ? cut(value, LIMITS.accessibleText) : '';

/** The same; undefined if it is no text. */
export const optionalText = (value: unknown): string | undefined =>
  typeof value === 'string' ? text(value) : undefined;

/** The name of a role, an attribute or an id, with a sign where it was cut. */
export const shortText = (value: unknown): string =>
  typeof value === 'string' ? cut(value, LIMITS.name) : '';
