import { getterOf } from './getterOf';

/**
 * Keeps an event out of `window.event`, whose target is the port of the channel: code that the
 * runtime calls while it handles a message would find it there. Other events stay, since React
 * reads them.
 *
 * @returns Hides an event in place of the one before.
 */
export function hideEvent(win: Window): (event: Event) => void {
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
