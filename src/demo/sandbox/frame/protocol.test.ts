import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LIMITS } from './limits';
import { parseFromFrame } from './parseFromFrame';
import { isConnect, isReady, parseToFrame } from './parseToFrame';
import type { FromFrame, ToFrame } from './protocol';
import { parseAnswer, parseRequest } from '../worker/protocol';
import { SNAPSHOT } from '../../../../tests/unit/demo/sandbox/support/snapshot';

const NONCE = 'nonce';
const sealed = (message: unknown) => ({ nonce: NONCE, message });
const readSealed = (message: unknown) => parseFromFrame(JSON.stringify(sealed(message)), NONCE);

const FROM_FRAME: FromFrame[] = [
  { type: 'connected' },
  { type: 'rendered' },
  { type: 'failed', error: { message: 'x', trace: [{ name: 'f', line: 1, column: 2 }] } },
  { type: 'no-component' },
  { type: 'endless-loop', file: 'a.tsx', line: 1, column: 2 },
  { type: 'endless-render' },
  { type: 'flooded' },
  { type: 'uncaught', error: { message: '', trace: [] } },
  { type: 'console', level: 'warn', text: 'x' },
  { type: 'dropped', count: 3 },
  { type: 'blocked', directive: 'img-src', address: 'https://x' },
  { type: 'size', height: 100, reach: 300 },
  { type: 'pong', beat: 4, memory: 5 },
  { type: 'fetch', id: 1, address: '/x' },
  { type: 'abort', id: 1 },
  { type: 'call', call: { component: 'City', callback: 'onChange', args: ['"lis"'] } },
  { type: 'calls-missed', count: 3 },
  { type: 'snapshot', snapshot: SNAPSHOT },
];

const TO_FRAME: ToFrame[] = [
  { type: 'run', code: 'x', entry: 'a.tsx' },
  { type: 'scheme', scheme: 'dark' },
  { type: 'inspect', request: { isOn: false } },
  { type: 'inspect', request: { isOn: true, chosen: 1, script: new Blob(['x']) } },
  { type: 'ping', beat: 1 },
  { type: 'response', id: 1, status: 200, contentType: 'text/plain', body: '' },
  { type: 'refused', id: 1 },
];

describe('a message', () => {
  test.each(FROM_FRAME)('of the frame is read unchanged: $type', (message) => {
    expect(readSealed(message)).toEqual(message);
    expect(parseFromFrame(JSON.stringify({ nonce: 'other', message }), NONCE)).toBeUndefined();
    expect(parseFromFrame(JSON.stringify(message), NONCE)).toBeUndefined();
  });

  test.each(TO_FRAME)('of the page is read unchanged: $type', (message) => {
    expect(parseToFrame(sealed(message), NONCE)).toEqual(message);
    expect(parseToFrame({ nonce: 'other', message }, NONCE)).toBeUndefined();
  });

  test('of any other shape is ignored, without an error', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withMap: true }), (data) => {
        expect(parseFromFrame(JSON.stringify(data), NONCE)).toBeUndefined();
        expect(readSealed(data)).toBeUndefined();
        expect(parseToFrame(sealed(data), NONCE)).toBeUndefined();
        expect(isReady(data) || isConnect(data)).toBe(false);
        expect(parseRequest(data)).toBeUndefined();
        expect(parseAnswer(data)).toBeUndefined();
      }),
    );
  });

  test('of a known type with any fields is cut to its limits, without an error', () => {
    const type = fc.constantFrom(...FROM_FRAME.map((message) => message.type));
    const fields = fc.dictionary(
      fc.constantFrom(
        ...'error file line level text count address height beat id call snapshot'.split(' '),
      ),
      fc.anything(),
    );
    fc.assert(
      fc.property(type, fields, (known, rest) => {
        const parsed = readSealed({ ...rest, type: known });
        if (parsed) expect(parsed.type).toBe(known);
        else expect(['fetch', 'abort']).toContain(known);
        expect(JSON.stringify(parsed ?? '').length).toBeLessThan(LIMITS.text);
      }),
    );
  });

  test('has its texts, stack traces and heights cut', () => {
    const long = 'x'.repeat(1e4);
    const trace = Array.from({ length: 1000 }, () => ({ name: long, line: -1, column: 1.5 }));
    expect(readSealed({ type: 'failed', error: { message: long, trace } })).toEqual({
      type: 'failed',
      error: {
        message: 'x'.repeat(LIMITS.text),
        trace: Array.from({ length: LIMITS.steps }, () => ({
          name: 'x'.repeat(LIMITS.name),
          line: 0,
          column: 0,
        })),
      },
    });
    for (const [height, used] of [
      [1e9, LIMITS.height],
      [-5, 0],
      [null, 0],
      ['100', 0],
      [10.2, 11],
    ]) {
      expect(readSealed({ type: 'size', height })).toEqual({
        type: 'size',
        height: used,
        reach: used,
      });
    }
    const endless = '{"nonce":"nonce","message":{"type":"size","height":1e999}}';
    expect(parseFromFrame(endless, NONCE)).toMatchObject({ height: LIMITS.height });
    for (const [reach, used] of [
      [1e9, 100 + LIMITS.reach],
      [50, 100],
      [undefined, 100],
      [200.5, 201],
    ]) {
      expect(readSealed({ type: 'size', height: 100, reach })).toEqual({
        type: 'size',
        height: 100,
        reach: used,
      });
    }
  });
});

describe('a request to the compiler', () => {
  const files = new Map([['a.tsx', 'x']]);

  test('is read unchanged', () => {
    expect(parseRequest({ id: 1, entry: 'a.tsx', files, more: 1 })).toEqual({
      id: 1,
      entry: 'a.tsx',
      files,
    });
  });

  test.each([
    { id: -1, entry: 'a', files },
    { id: 1, entry: 1, files },
    { id: 1, entry: 'a', files: { 'a.tsx': 'x' } },
    { id: 1, entry: 'a', files: new Map([['a.tsx', 1]]) },
  ])('is ignored in any other shape', (data) => {
    expect(parseRequest(data)).toBeUndefined();
  });
});
