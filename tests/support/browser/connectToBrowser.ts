import { chromium, type Browser } from 'playwright-core';
import { inject } from 'vitest';

let browser: Promise<Browser> | undefined;

/** The Chromium of this worker, in which its test files follow each other. */
export function connectToBrowser(): Promise<Browser> {
  const endpoints = inject('browserEndpoints');
  const worker = Number(process.env.VITEST_POOL_ID ?? 1);
  browser ??= chromium.connect(endpoints[(worker - 1) % endpoints.length] ?? '');
  return browser;
}
