import {
  describeElement,
  describeEvent,
  isElement,
  isEvent,
  cut,
  describeNode,
  isNode,
} from './formatElement';

const MAX_DEPTH = 3;
const MAX_ITEMS = 12;
const MAX_STRING = 120;
/** Room for the arguments of one call, in characters. */
export const MAX_ARGUMENT_LENGTH = 600;

function nameOf(object: object): string {
  const prototype: unknown = Object.getPrototypeOf(object);
  if (prototype === null || prototype === Object.prototype) return '';
  const maker: unknown = Reflect.get(object, 'constructor');
  return typeof maker === 'function' && maker.name ? `${maker.name} ` : '';
}

function list(items: readonly string[], total: number): string {
  const left = total - items.length;
  return [...items, ...(left > 0 ? [`… ${left} more`] : [])].join(', ');
}

function fields(object: object, inner: (value: unknown) => string): string {
  const keys = Object.keys(object);
  const texts = keys.slice(0, MAX_ITEMS).map((key) => {
    // Without calling a getter: looking at an argument must not change it, nor make it warn.
    const property = Object.getOwnPropertyDescriptor(object, key);
    const text = property && 'value' in property ? inner(property.value) : '(getter)';
    return `${/^[\w$]+$/.test(key) ? key : JSON.stringify(key)}: ${text}`;
  });
  return list(texts, keys.length);
}

function describeObject(object: object, around: readonly object[]): string {
  if (around.includes(object)) return '[circular]';
  if (isNode(object)) return describeNode(object);
  if (isEvent(object)) return describeEvent(object);
  if (isElement(object)) return describeElement(object);
  if (object instanceof Error) return `${object.name}: ${cut(object.message, MAX_STRING)}`;
  if (object instanceof Date || object instanceof RegExp) return String(object);
  const isDeep = around.length === MAX_DEPTH;
  const inner = (value: unknown) => describe(value, [...around, object]);
  if (Array.isArray(object)) {
    const items: readonly unknown[] = object;
    if (isDeep && items.length > 0) return '[…]';
    return `[${list(items.slice(0, MAX_ITEMS).map(inner), items.length)}]`;
  }
  if (object instanceof Set || object instanceof Map) {
    return `${nameOf(object)}(${object.size})`;
  }
  if (isDeep) return `${nameOf(object)}{…}`;
  const text = fields(object, inner);
  return `${nameOf(object)}{${text && ` ${text} `}}`;
}

function describe(value: unknown, around: readonly object[]): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(cut(value, MAX_STRING));
    case 'bigint':
      return `${value}n`;
    case 'function':
      return `function ${value.name}`.trim();
    case 'object':
      return value === null ? 'null' : describeObject(value, around);
    case 'undefined':
    case 'boolean':
    case 'number':
    case 'symbol':
      return String(value);
  }
}

/**
 * An argument of a callback as a component author would write it: strings in quotes, options as
 * objects, labels as JSX, events by type and key. In bounds and without calling the argument's
 * code, whatever it is.
 */
export function formatArgument(value: unknown): string {
  try {
    return cut(describe(value, []), MAX_ARGUMENT_LENGTH);
  } catch {
    return '(a value that cannot be read)';
  }
}
