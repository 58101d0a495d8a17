import { createAllowance, type TryConsume } from '../limits';
import { parseToFrame } from '../parseToFrame';
import type { FromFrame, ToFrame } from '../protocol';

/**
 * Keeps an event out of `window.event`, whose target is the port of the channel: code that the
 * runtime calls while it handles a message would find it there. Other events stay, since React
 * reads them.
 *
 * @returns Hides an event in place of the one before.
 */
function hideEvent(win: Window): (event: Event) => void {
  const read = getterOf(win, 'event');
  let hidden: Event | undefined;
  Object.defineProperty(win, 'event', {
    configurable: false,
    get(): unknown {
      const event = read(win);
      return event === hidden ? undefined : event;
    },
  });
  return (event) => {
    hidden = event;
  };
}

/**
 * Takes the getter of a property before code can replace it.
 *
 * @returns The value of that property in an object; undefined where there is no getter.
 */
function getterOf(owner: object, name: string): (object: object) => unknown {
  const getter: unknown = Reflect.get(Object.getOwnPropertyDescriptor(owner, name) ?? {}, 'get');
  const apply = Reflect.apply.bind(Reflect);
  return (object) => {
    const value: unknown = typeof getter === 'function' ? apply(getter, object, []) : undefined;
    return value;
  };
}

/** Sends a message to the page. */
export type Send = (message: FromFrame) => void;

/** The frame's end of its channel. */
export interface Channel {
  send: Send;
  /** Counts what would be said, before it is cut; false when nothing may be said any more. */
  tryConsume: TryConsume;
}

/**
 * Opens the frame's end of its channel. What it uses is taken before any code of a demo can change
 * it: nobody but the runtime gets at the port. A frame that says too much falls silent, with one
 * last message, so that a flood never reaches the page.
 *
 * Messages go as text, whose length the page knows without copying what is in it.
 */
export function openChannel(
  port: MessagePort,
  nonce: string,
  receive: (message: ToFrame) => void,
): Channel {
  const post = port.postMessage.bind(port);
  const stringify = JSON.stringify.bind(JSON);
  const readData = getterOf(MessageEvent.prototype, 'data');
  const hide = hideEvent(window);
  const tryTake = createAllowance(performance.now.bind(performance));
  let isSilent = false;

  // Not one object: code that defines `Object.prototype.toJSON` is given every object.
  const seal = (message: FromFrame) => `{"nonce":"${nonce}","message":${stringify(message)}}`;

  function tryConsume(characters: number, messages: number): boolean {
    if (isSilent) return false;
    if (tryTake(characters, messages)) return true;
    isSilent = true;
    post(seal({ type: 'flooded' }));
    return false;
  }

  port.onmessage = (event) => {
    hide(event);
    const message = parseToFrame(readData(event), nonce);
    if (message) receive(message);
  };
  return {
    tryConsume,
    send(message) {
      const text = seal(message);
      if (tryConsume(text.length, 1)) post(text);
    },
  };
}
