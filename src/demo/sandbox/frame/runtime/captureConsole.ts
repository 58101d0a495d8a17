import { LIMITS } from '../limits';
import { CONSOLE_LEVELS, type ConsoleLevel } from '../protocol';
import { formatMessage } from './formatMessage';
import { limitRate } from './limitRate';
import type { Send } from './channel';

/**
 * What React's development build says when effects go on setting state. It goes on rendering all
 * the same, forever, since it leaves the browser time in between. In the locked version of React; a
 * browser test holds it there.
 * https://github.com/facebook/react/blob/main/packages/react-reconciler/src/ReactFiberWorkLoop.js
 */
const ENDLESS_RENDER = 'Maximum update depth exceeded. This can happen when a component calls';

/**
 * Passes on what is written to a console. It still goes there, too, and past a certain rate only
 * there.
 */
export function captureConsole(
  console: Record<ConsoleLevel, (...values: unknown[]) => void>,
  send: Send,
): void {
  const mayPass = limitRate(LIMITS.linesPerSecond, (count) => send({ type: 'dropped', count }));

  for (const level of CONSOLE_LEVELS) {
    const original = console[level].bind(console);
    console[level] = (...values) => {
      original(...values);
      const [first] = values;
      if (level === 'error' && typeof first === 'string' && first.startsWith(ENDLESS_RENDER)) {
        send({ type: 'endless-render' });
      }
      if (mayPass()) send({ type: 'console', level, text: formatMessage(values) });
    };
  }
}
