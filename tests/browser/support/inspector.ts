import type { Locator } from 'playwright-core';
import { expect } from './test';

/** The open inspector of a demo block. */
export interface Inspector {
  /** Calls as text without their time, such as `onClear()`. */
  calls: () => Promise<string[]>;
  spoken: () => Promise<string[]>;
  /** The value of a row of the table. */
  fact: (name: string) => Promise<string>;
}

/** Presses "Inspect" of a demo block and waits for the inspector. */
export async function openInspector(demo: Locator): Promise<Inspector> {
  const toggle = demo.getByRole('button', { name: 'Inspect' });
  await toggle.click();
  await demo.locator('.inspector-columns').waitFor();
  expect(await toggle.getAttribute('aria-expanded')).toBe('true');
  const lines = (label: string) =>
    demo.getByRole('log', { name: label }).locator('.inspector-line > div').allTextContents();
  return {
    calls: () => lines('Callbacks the select has called, newest last'),
    spoken: () => lines('What a screen reader would say, newest last'),
    fact: async (name) => {
      const row = demo.locator('.inspector-facts > div', {
        has: demo.page().getByText(name, { exact: true }),
      });
      return (await row.locator('dd').allTextContents()).join();
    },
  };
}

/** The names of calls, without what follows each. */
export const namesOf = (calls: string[]): string[] =>
  calls.map((call) => call.replace(/\(.*/s, ''));
