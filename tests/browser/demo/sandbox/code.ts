/** A demo that counts clicks, to see whether a result kept its state. */
export const COUNTER = `import { useState } from 'react';

export default function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>Pressed {count}</button>;
}
`;

/** A component with the given lines before its `return`; the first of them is line 4. */
export function component(lines: string, markup = '<p>Shown</p>'): string {
  return `import * as React from 'react';

export default function Demo() {
  ${lines}
  return ${markup};
}
`;
}

/**
 * A component that runs the given lines when its button is pressed; the first of them is line 5.
 */
export function onPress(lines: string): string {
  return component(
    `const press = async () => {
    ${lines}
  };`,
    '<button onClick={press}>Press</button>',
  );
}

/**
 * Looks for the channel and its word wherever code in the same document can: what events, ports and
 * JSON are asked for, and the event that is being handled.
 */
export const STEAL = `const words = new Set();
const ports = new Set();
const getterOf = (owner, name) => Object.getOwnPropertyDescriptor(owner, name).get;
const targetOf = getterOf(Event.prototype, 'target');
const dataOf = getterOf(MessageEvent.prototype, 'data');
function look(value) {
  if (typeof value === 'string' && value.includes('nonce')) words.add(value);
  if (typeof value !== 'object' || value === null) return;
  if (Object.hasOwn(value, 'nonce')) words.add(value);
  if (value instanceof MessagePort) ports.add(value);
  if (value instanceof Event) look(targetOf.call(value));
  if (value instanceof MessageEvent) look(dataOf.call(value));
}
function watch(owner, name) {
  const { get, value } = Object.getOwnPropertyDescriptor(owner, name);
  const watched = function (...given) {
    [this, window.event, ...given].forEach(look);
    const result = (get ?? value).apply(this, given);
    look(result);
    return result;
  };
  Object.defineProperty(owner, name, get ? { get: watched } : { value: watched });
}
watch(MessageEvent.prototype, 'data');
watch(MessageEvent.prototype, 'ports');
watch(Event.prototype, 'target');
watch(Event.prototype, 'currentTarget');
watch(MessagePort.prototype, 'postMessage');
watch(JSON, 'stringify');
watch(Number, 'isSafeInteger');
watch(Reflect, 'apply');
Object.defineProperty(Object.prototype, 'toJSON', {
  value() {
    look(this);
    return this;
  },
});
`;
