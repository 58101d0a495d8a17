import { CONSOLE_LEVELS, type ConsoleLevel } from '../protocol';
import type { Send } from './channel';
import type { ReportLine } from './reportLines';
import { LIMITS } from '../limits';
import { formatValue } from './formatValue';

function substitute(specifier: string, value: unknown): string {
  switch (specifier) {
    case 'd':
    case 'i':
      return typeof value === 'number' || typeof value === 'string'
        ? String(Math.trunc(Number(value)))
        : 'NaN';
    case 'f':
      return typeof value === 'number' || typeof value === 'string' ? String(Number(value)) : 'NaN';
    case 'c':
      // A style for the browser's own console.
      return '';
    default:
      return formatValue(value);
  }
}

/**
 * Writes what was given to a console method in one text, with its placeholders filled
 * (https://console.spec.whatwg.org/#formatter); React's warnings have them.
 */
export function formatMessage(values: readonly unknown[]): string {
  const [first, ...rest] = values;
  const parts: string[] = [];
  if (typeof first === 'string') {
    parts.push(
      first.replace(/%([sdifoOc%])/g, (placeholder, specifier: string) => {
        if (specifier === '%') return '%';
        return rest.length > 0 ? substitute(specifier, rest.shift()) : placeholder;
      }),
    );
  } else if (values.length > 0) {
    parts.push(formatValue(first));
  }
  parts.push(...rest.map(formatValue));
  return parts.join(' ').slice(0, LIMITS.text);
}

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
