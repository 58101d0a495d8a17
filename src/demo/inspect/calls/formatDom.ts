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
