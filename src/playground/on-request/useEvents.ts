import { useMemo, useState } from 'react';
import { formatArgument } from '../../demo/inspect/calls/formatArgument';
import type { Handlers } from '../Live';

/** Calls of a callback, one after the other. */
export interface LoggedEvent {
  id: number;
  name: string;
  /** Of the last of them, as text. */
  args: readonly string[];
  count: number;
}

/** How many lines are kept; nobody reads more. */
const KEPT = 50;

/** Adds a call, newest first: one more of the same callback takes no line of its own. */
function add(events: readonly LoggedEvent[], name: string, args: readonly string[]) {
  const [last, ...others] = events;
  if (last?.name === name) return [{ ...last, args, count: last.count + 1 }, ...others];
  return [{ id: (last?.id ?? 0) + 1, name, args, count: 1 }, ...events.slice(0, KEPT - 1)];
}

/**
 * Logs the calls of callbacks.
 *
 * @param names - The callback props; the same array as long as they are the same.
 * @param onEvent - Hears of each call, with its first argument.
 */
export function useEvents(
  names: readonly string[],
  onEvent: (name: string, argument: unknown) => void,
): { events: readonly LoggedEvent[]; handlers: Handlers; clear: () => void } {
  const [events, setEvents] = useState<readonly LoggedEvent[]>([]);
  const handlers = useMemo(
    () =>
      Object.fromEntries(
        names.map((name) => [
          name,
          (...args: unknown[]) => {
            // At once: an event does not stay what it is.
            const texts = args.map(formatArgument);
            setEvents((before) => add(before, name, texts));
            onEvent(name, args[0]);
          },
        ]),
      ),
    [names, onEvent],
  );
  return { events, handlers, clear: () => setEvents([]) };
}
