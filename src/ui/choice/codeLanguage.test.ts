// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { CODE_LANGUAGE } from '../../document/contract';
import { wantsJavaScript } from './codeLanguage';

test('the language of code is what the root element says, at any time', async () => {
  const root = document.documentElement;
  const listener = vi.fn();
  const stop = wantsJavaScript.subscribe(listener);
  expect([wantsJavaScript.initial(), wantsJavaScript.get()]).toEqual([false, false]);
  root.setAttribute(CODE_LANGUAGE, 'javascript');
  await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(1));
  expect([wantsJavaScript.initial(), wantsJavaScript.get()]).toEqual([false, true]);
  stop();
  root.removeAttribute(CODE_LANGUAGE);
  await Promise.resolve();
  expect(listener).toHaveBeenCalledTimes(1);
});
