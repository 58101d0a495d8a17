import type { SelectProps } from 'rc-select';

/** Every callback of Select that tells what happened. */
const CALLBACKS = [
  'onBlur',
  'onChange',
  'onClear',
  'onClick',
  'onDeselect',
  'onDropdownVisibleChange',
  'onFocus',
  'onInputKeyDown',
  'onKeyDown',
  'onKeyUp',
  'onMouseDown',
  'onMouseEnter',
  'onMouseLeave',
  'onPopupScroll',
  'onSearch',
  'onSelect',
] as const satisfies readonly (keyof SelectProps)[];

/** A callback and what it was called with. Events are left out. */
export interface Call {
  name: string;
  args: unknown[];
}

/** The calls since the select was shown or since they were last forgotten. */
export const calls: Call[] = [];

/** Copies data and drops what cannot leave the page. */
function copied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copied);
  if (typeof value !== 'object' || value === null) return value;
  if ('$$typeof' in value) return '(element)';
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, copied(field)]));
}

const isEvent = (value: unknown) =>
  typeof value === 'object' && value !== null && 'nativeEvent' in value;

/** Whether a select can be searched; one that cannot warns about `onSearch`. */
const isSearched = ({ mode, showSearch }: SelectProps): boolean => showSearch ?? mode !== undefined;

/** Adds to each callback that it is noted down. */
export function withCalls(props: SelectProps): SelectProps {
  const names = CALLBACKS.filter((name) => name !== 'onSearch' || isSearched(props));
  const noted = names.map((name) => {
    const own: unknown = props[name];
    const call = (...args: unknown[]): void => {
      calls.push({ name, args: args.filter((arg) => !isEvent(arg)).map(copied) });
      if (typeof own === 'function') Reflect.apply(own, undefined, args);
    };
    return [name, call] as const;
  });
  return { ...props, ...Object.fromEntries(noted) };
}
