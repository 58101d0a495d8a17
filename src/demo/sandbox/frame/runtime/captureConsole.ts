import { CONSOLE_LEVELS, type ConsoleLevel } from '../protocol';
import { formatMessage } from './formatMessage';
import type { Send } from './channel';
import type { ReportLine } from './reportLines';

/**
 * What React's development build says when effects go on setting state. It goes on rendering all
 * the same, forever, since it leaves the browser time in between. In the locked version of React; a
 * browser test holds it there.
 * https://github.com/facebook/react/blob/main/packages/react-reconciler/src/ReactFiberWorkLoop.js
 */
const ENDLESS_RENDER = 'Maximum update depth exceeded. This can happen when a component calls';

/** What texts in a line come to; the rest is described in bounds. */
function lengthOf(values: readonly unknown[]): number {
  let length = 0;
  for (const value of values) if (typeof value === 'string') length += value.length;
  return length;
}

/**
 * Passes on what is written to a console. It still goes there, too, and past a certain rate only
 * there.
 */
export function captureConsole(
  console: Record<ConsoleLevel, (...values: unknown[]) => void>,
  send: Send,
  reportLine: ReportLine,
): void {
  for (const level of CONSOLE_LEVELS) {
    const original = console[level].bind(console);
    console[level] = (...values) => {
      original(...values);
      const [first] = values;
      if (level === 'error' && typeof first === 'string' && first.startsWith(ENDLESS_RENDER)) {
        send({ type: 'endless-render' });
      }
      reportLine(lengthOf(values), () => ({
        type: 'console',
        level,
        text: formatMessage(values),
      }));
    };
  }
}
