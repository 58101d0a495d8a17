import { parseToFrame } from '../parseToFrame';
import type { FromFrame, Sealed, ToFrame } from '../protocol';

/** Says something to the page. */
export type Send = (message: FromFrame) => void;

/** Opens the frame's end of its channel. */
export function openLine(
  port: MessagePort,
  nonce: string,
  receive: (message: ToFrame) => void,
): Send {
  // Now, while the prototype is as the browser made it: a demo may do to it what it likes.
  const post = port.postMessage.bind(port);
  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = parseToFrame(data, nonce);
    if (message) receive(message);
  };
  return (message) => post({ nonce, message } satisfies Sealed<FromFrame>);
}
