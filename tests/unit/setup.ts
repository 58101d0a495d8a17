import { format } from 'node:util';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined;
}

// Test files share a process. Each gets its own modules, so that mocks and state of one do not
// reach the next.
vi.resetModules();
if (typeof document !== 'undefined') emptyPage();

// Testing Library sets this only if test functions are globals; without it React does not warn
// about updates that a test does not wait for.
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

/** The page is shared, too: removes what the previous file has left in it. */
function emptyPage(): void {
  for (const element of [document.documentElement, document.head, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
}

const original = { error: console.error, warn: console.warn };
let messages: string[] = [];

/**
 * Stands in for a console method. A test that spies on the method expects the message and judges it
 * itself.
 */
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
