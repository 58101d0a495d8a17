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

/** Takes the channel and its word from the runtime, as only code in the same document can. */
export const STEAL = `const native = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data')!;
const stolen = new Promise<[MessagePort, string]>((resolve) => {
  Object.defineProperty(MessageEvent.prototype, 'data', {
    get() {
      const data = native.get!.call(this);
      if (data?.nonce) resolve([this.target, data.nonce]);
      return data;
    },
  });
});
`;
