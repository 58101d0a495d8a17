import { cut } from './cut';

const MAX_TEXT = 40;
const MAX_NODES = 50;

/**
 * Whether a value is what React makes of JSX, without asking React: `$$typeof` is how it knows its
 * own.
 */
export function isNode(value: object): boolean {
  return '$$typeof' in value && 'props' in value;
}

function nameOf(type: unknown): string {
  if (typeof type === 'string') return type;
  if (typeof type === 'function') return type.name || 'Component';
  if (typeof type !== 'object' || type === null) return '';
  const name: unknown = Reflect.get(type, 'displayName') ?? Reflect.get(type, 'name');
  return typeof name === 'string' ? name : nameOf(Reflect.get(type, 'render')) || 'Component';
}

function childrenOf(node: object): unknown {
  const props: unknown = Reflect.get(node, 'props');
  return typeof props === 'object' && props !== null && 'children' in props
    ? props.children
    : undefined;
}

/** The text in a label; the budget bounds labels of any size, and ones that contain themselves. */
function nodeText(value: unknown, budget: { left: number }): string {
  budget.left -= 1;
  if (budget.left < 0) return '';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map((item) => nodeText(item, budget)).join('');
  return typeof value === 'object' && value !== null && isNode(value)
    ? nodeText(childrenOf(value), budget)
    : '';
}

/**
 * A label that is an element: its tag and its text, such as `<b>Lisbon</b>`. Properties are left
 * out.
 */
export function describeNode(node: object): string {
  const name = nameOf(Reflect.get(node, 'type'));
  const text = cut(nodeText(childrenOf(node), { left: MAX_NODES }), MAX_TEXT);
  return text ? `<${name}>${text}</${name}>` : `<${name} />`;
}
