import type { Page } from 'playwright-core';
import { afterAll, beforeEach } from 'vitest';
import { networkIdle } from '../../../browser/support/networkIdle';
import { expect, test, type Visit } from '../../../browser/support/test';
import { startFaultySite } from '../../../support/faultySite';
import { dist } from '../../site';

const site = await startFaultySite(dist);

beforeEach(() => site.mend());
afterAll(() => site.close());

const EDITOR = /\/edit\.\w+\.async\.js$/;

/** The id of a chunk, which is in the name of its file. */
const idIn = (file: string) => /(\w+\.\w+)\.(?:async|chunk)\./.exec(file)?.[1];

async function visitListening(visit: Visit): Promise<Page> {
  const page = await visit(`${site.url}/demo/range`, {
    isolated: true,
    expectedMessages: [/./],
  });
  await networkIdle(page);
  return page;
}

/** The next error that a page reports, and the file that failed. */
async function errorAfter(page: Page, files: RegExp, press: () => Promise<unknown>) {
  const thrown = page.waitForEvent('pageerror');
  const requested = page.waitForRequest(files);
  await press();
  return { error: await thrown, file: (await requested).url() };
}

const press = (page: Page, name: string) => () =>
  page.getByRole('button', { name, exact: true }).first().click();

test('a script that fails is in the console each time, with its address and why (H1)', async ({
  visit,
}) => {
  const page = await visitListening(visit);
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  let name = 'Edit';
  for (const [fault, type] of [
    ['missing', 'error'],
    ['error', 'error'],
    ['aborted', 'error'],
    ['half', 'missing'],
  ] as const) {
    site.fail(EDITOR, fault);
    const requested = page.waitForRequest(EDITOR);
    await press(page, name)();
    const file = (await requested).url();
    await expect
      .poll(() => thrown.splice(0), { message: fault })
      .toContain(`Loading chunk ${idIn(file)} failed.\n(${type}: ${file})`);
    await page.getByText('The editor could not be loaded.').waitFor();
    name = 'Try again';
  }
});

test('a style sheet that fails is in the console with its address and a code (H1)', async ({
  visit,
}) => {
  const page = await visitListening(visit);
  const code = page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('error', ({ error }) => resolve((error as { code?: string }).code));
      }),
  );
  const styles = /\/search\.\w+\.chunk\.css$/;
  site.fail(styles, 'missing');
  const { error, file } = await errorAfter(page, styles, press(page, 'Search'));
  expect(error.message).toBe(`Loading CSS chunk ${idIn(file)} failed.\n(${file})`);
  expect(await code).toBe('CSS_CHUNK_LOAD_FAILED');
});

test('a script that does not arrive is given up after 120 seconds, not earlier (H1)', async ({
  visit,
}) => {
  const page = await visitListening(visit);
  await page.clock.install();
  site.fail(EDITOR, new Promise(() => undefined));
  const requested = page.waitForRequest(EDITOR);
  await press(page, 'Edit')();
  const file = (await requested).url();
  // The files that it needs arrive in real time.
  await page.waitForFunction(() => document.querySelectorAll('head > script[src]').length === 1);
  const notice = page.getByText('The editor could not be loaded.');
  await page.clock.runFor(119_000);
  expect(await notice.count()).toBe(0);
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  await page.clock.runFor(2000);
  await expect
    .poll(() => thrown)
    .toContain(`Loading chunk ${idIn(file)} failed.\n(timeout: ${file})`);
  await notice.waitFor();
});
