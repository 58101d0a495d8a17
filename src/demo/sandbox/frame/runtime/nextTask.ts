/** Calls back in a task of its own, as soon as the event loop has turned. */
export type NextTask = (callback: () => void) => void;

/**
 * Makes tasks with a channel: timers may wait for a second, or a minute, in a tab behind others.
 */
export function createNextTask(): NextTask {
  const waiting: (() => void)[] = [];
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => waiting.shift()?.();
  return (callback) => {
    waiting.push(callback);
    port2.postMessage(undefined);
  };
}
