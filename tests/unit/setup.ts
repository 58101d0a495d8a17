import { format } from 'node:util';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined;
}

// Testing Library sets this only where test functions are globals; without it React keeps quiet about updates
// that a test does not wait for.
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

const original = { error: console.error, warn: console.warn };
let messages: string[] = [];

/** Stands in for a console method. A test that spies on the method expects the message and judges it itself. */
function recorder(method: 'error' | 'warn') {
  return (...values: unknown[]): void => {
    if (!vi.isMockFunction(Reflect.get(console, method)))
      messages.push(`${method}: ${format(...values)}`);
  };
}

beforeEach(() => {
  messages = [];
  console.error = recorder('error');
  console.warn = recorder('warn');
});

// Hooks of test files come after this one and run before it, so their mocks are restored by now.
afterEach(() => {
  cleanup();
  Object.assign(console, original);
  expect(messages, 'console.error and console.warn').toEqual([]);
});
