// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { captureConsole, formatMessage } from './runtime/captureConsole';
import { createReportLine } from './runtime/reportLines';
import { formatValue } from './runtime/formatValue';
import { LIMITS } from './limits';
import { CONSOLE_LEVELS, type ConsoleLevel } from './protocol';

class Point {
  x = 1;
}

const circle: unknown[] = [];
circle.push(circle);

describe('a value on the console', () => {
  test.each([
    ['a text', 'a text'],
    [['a', 1, null, undefined], '["a", 1, null, undefined]'],
    [{ a: { b: { c: { d: 1 } } } }, '{ a: { b: { c: Object {…} } } }'],
    [{ 'a-b': 1n }, '{ "a-b": 1n }'],
    [new Point(), 'Point { x: 1 }'],
    [new Map([['a', new Set([1])]]), 'Map {"a" => Set {1}}'],
    [new RangeError('x'), 'RangeError: x'],
    [circle, '[[[[…]]]]'],
    [document.createElement('p'), '<p>'],
    [Symbol('x'), 'Symbol(x)'],
    [function named() {}, 'function named'],
    [new Date(NaN), 'Invalid Date'],
    [{ $$typeof: 1 }, 'React element'],
  ])('is described in a line: %#', (value, line) => {
    expect(formatValue(value)).toBe(line);
  });

  test('is not changed by formatting it', () => {
    const getter = vi.fn(() => 1);
    expect(formatValue(Object.defineProperty({}, 'a', { get: getter, enumerable: true }))).toBe(
      '{ a: (…) }',
    );
    expect(getter).not.toHaveBeenCalled();
  });

  test('may be endless or hostile', () => {
    const endless = {
      get self() {
        return this;
      },
      list: Array.from({ length: 1e5 }, () => 'x'.repeat(1000)),
    };
    expect(formatValue(endless).length).toBeLessThan(2 * LIMITS.text);
    const hostile = new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('no');
        },
      },
    );
    expect(formatValue(hostile)).toBe('a value that cannot be read');
    fc.assert(
      fc.property(
        fc.anything({ withDate: true, withMap: true, withSet: true, withSparseArray: true }),
        (value) => {
          expect(typeof formatValue(value)).toBe('string');
        },
      ),
    );
  });

  test('replaces its placeholder', () => {
    expect(formatMessage(['%s is %d%% %o %c!', 'a', 1.5, { b: 1 }, 'color: red', 'more'])).toBe(
      'a is 1% { b: 1 } ! more',
    );
    expect(formatMessage(['%s'])).toBe('%s');
    expect(formatMessage([1, '%s', 2])).toBe('1 %s 2');
    expect(formatMessage([])).toBe('');
  });
});

describe('the console of the frame', () => {
  function capture() {
    const written: string[] = [];
    const methods = Object.fromEntries(
      CONSOLE_LEVELS.map((level) => [level, (text: unknown) => void written.push(String(text))]),
    ) as Record<ConsoleLevel, (...values: unknown[]) => void>;
    const send = vi.fn();
    const reportLine = createReportLine({ send, tryConsume: () => true });
    captureConsole(methods, send, reportLine);
    return { methods, written, send };
  }

  test("writes to the browser's console and to the page", () => {
    const { methods, written, send } = capture();
    methods.warn('a', 1);
    expect(written).toEqual(['a']);
    expect(send.mock.calls).toEqual([[{ type: 'console', level: 'warn', text: 'a 1' }]]);
  });

  test('counts messages beyond the rate limit', () => {
    vi.useFakeTimers();
    const { methods, send } = capture();
    for (let n = 0; n < LIMITS.linesPerSecond + 7; n += 1) methods.log(n);
    expect(send).toHaveBeenCalledTimes(LIMITS.linesPerSecond);
    vi.advanceTimersByTime(1000);
    expect(send).toHaveBeenLastCalledWith({ type: 'dropped', count: 7 });
    methods.log('again');
    expect(send).toHaveBeenLastCalledWith({ type: 'console', level: 'log', text: 'again' });
    vi.useRealTimers();
  });
});
