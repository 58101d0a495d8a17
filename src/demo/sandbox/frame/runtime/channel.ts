import { parseToFrame } from '../parseToFrame';
import type { FromFrame, Sealed, ToFrame } from '../protocol';

/** Sends a message to the page. */
export type Send = (message: FromFrame) => void;

/** Opens the frame's end of its channel. */
export function openChannel(
  port: MessagePort,
  nonce: string,
  receive: (message: ToFrame) => void,
): Send {
  // Bound before any code of a demo can change the prototype.
  const post = port.postMessage.bind(port);
  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = parseToFrame(data, nonce);
    if (message) receive(message);
  };
  return (message) => post({ nonce, message } satisfies Sealed<FromFrame>);
}
