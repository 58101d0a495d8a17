import { LIMITS } from '../limits';

const MAX_DEPTH = 3;
const MAX_ITEMS = 50;

interface Budget {
  left: number;
}

function cutToBudget(text: string, budget: Budget): string {
  const taken = text.slice(0, Math.max(budget.left, 0));
  budget.left -= text.length;
  return taken.length < text.length ? `${taken}…` : text;
}

function list(
  items: Iterable<unknown>,
  describe: (item: unknown) => string,
  budget: Budget,
): string {
  const texts: string[] = [];
  for (const item of items) {
    if (texts.length === MAX_ITEMS || budget.left <= 0) {
      texts.push('…');
      break;
    }
    texts.push(describe(item));
  }
  return texts.join(', ');
}

/** Without calling getters: reading a value must not change it. */
function field(object: object, key: string, depth: number, budget: Budget): string {
  const property = Object.getOwnPropertyDescriptor(object, key);
  const value = property && 'value' in property ? describe(property.value, depth, budget) : '(…)';
  return `${/^[\w$]+$/.test(key) ? key : JSON.stringify(key)}: ${value}`;
}

function nameOf(object: object): string {
  const maker: unknown = Reflect.get(object, 'constructor');
  return typeof maker === 'function' ? maker.name : 'Object';
}

function describeObject(value: object, depth: number, budget: Budget): string {
  const inner = (item: unknown) => describe(item, depth + 1, budget);
  if (value instanceof Error) return cutToBudget(`${value.name}: ${value.message}`, budget);
  if (value instanceof Element) return cutToBudget(`<${value.localName}>`, budget);
  if (value instanceof Date || value instanceof RegExp) return cutToBudget(String(value), budget);
  if ('$$typeof' in value) return 'React element';
  const name = nameOf(value);
  if (depth === MAX_DEPTH) return cutToBudget(Array.isArray(value) ? '[…]' : `${name} {…}`, budget);
  if (Array.isArray(value)) return `[${list(value, inner, budget)}]`;
  if (value instanceof Set) return `Set {${list(value, inner, budget)}}`;
  if (value instanceof Map) {
    const entries = list(
      value,
      (entry) => (Array.isArray(entry) ? entry.map(inner).join(' => ') : inner(entry)),
      budget,
    );
    return `Map {${entries}}`;
  }
  const fields = list(
    Object.keys(value),
    (key) => field(value, String(key), depth + 1, budget),
    budget,
  );
  return `${name === 'Object' ? '' : `${name} `}{${fields && ` ${fields} `}}`;
}

function describe(value: unknown, depth: number, budget: Budget): string {
  switch (typeof value) {
    case 'string':
      return cutToBudget(depth === 0 ? value : JSON.stringify(value), budget);
    case 'bigint':
      return cutToBudget(`${value}n`, budget);
    case 'function':
      return cutToBudget(`function ${value.name}`.trim(), budget);
    case 'object':
      return value === null ? 'null' : describeObject(value, depth, budget);
    case 'boolean':
    case 'number':
    case 'symbol':
    case 'undefined':
      return cutToBudget(String(value), budget);
  }
}

/**
 * Describes any value in a line, as consoles do: without calling its code where that can be
 * avoided, and in bounds even if it is endless, refers to itself, or fights being looked at.
 */
export function formatValue(value: unknown): string {
  try {
    return describe(value, 0, { left: LIMITS.text });
  } catch {
    return 'a value that cannot be read';
  }
}
