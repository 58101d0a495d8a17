/** Cuts a text to at most `length` characters and an ellipsis. */
export function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}

/** Fields that distinguish DOM events of one type. */
const FIELDS = ['key', 'button'] as const;

function fieldOf(object: object, name: string): unknown {
  return name in object ? (Reflect.get(object, name) as unknown) : undefined;
}

/** Whether a value is an element, of this document or of a frame's. */
export function isElement(value: object): value is Element {
  return fieldOf(value, 'nodeType') === 1 && typeof fieldOf(value, 'localName') === 'string';
}

/** A tag with the id, such as `<input#single-destination>`. */
export function describeElement({ localName, id }: Element): string {
  return `<${localName}${id && `#${id}`}>`;
}

/** Whether a value is an event of the DOM or of React, which wraps them. */
export function isEvent(value: object): boolean {
  return (
    typeof fieldOf(value, 'type') === 'string' &&
    typeof fieldOf(value, 'preventDefault') === 'function'
  );
}

/** Class, key or button, and target of an event. */
export function describeEvent(event: object): string {
  const native = fieldOf(event, 'nativeEvent');
  const own = typeof native === 'object' && native !== null ? native : event;
  const maker = fieldOf(own, 'constructor');
  const target = fieldOf(event, 'target');
  const parts = [
    `type: ${JSON.stringify(fieldOf(event, 'type'))}`,
    ...FIELDS.flatMap((name) => {
      const value = fieldOf(own, name);
      return value === undefined ? [] : [`${name}: ${JSON.stringify(value)}`];
    }),
    ...(typeof target === 'object' && target !== null && isElement(target)
      ? [`target: ${describeElement(target)}`]
      : []),
  ];
  return `${typeof maker === 'function' ? maker.name : 'Event'} { ${parts.join(', ')} }`;
}

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
