import { createAllowance, type TryConsume } from '../allowance';
import { parseToFrame } from '../parseToFrame';
import type { FromFrame, ToFrame } from '../protocol';
import { getterOf } from './getterOf';
import { hideEvent } from './hideEvent';

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
