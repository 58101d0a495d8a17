import { describe } from 'vitest';
import type { Page } from 'playwright-core';
import { findFaults } from '../support/axe';
import { expect, test } from '../support/test';
import { dialogOf, openSearch } from './dialog';

const DATA = '**/search/data.json';
const WORKER = '**/search/worker.*.js';
const expected = { expectedMessages: [/Failed to load resource/, /404/] };

/** In texts, and in no name: hints by names stay when the texts fail. */
const TEXT_WORD = 'tooltip';

/** Types a word and returns the alert about the failure. */
async function alertAfterTyping(page: Page) {
  const { dialog } = await openSearch(page);
  await page.keyboard.type(TEXT_WORD);
  const alert = dialog.getByRole('alert');
  await alert.waitFor();
  return alert;
}

/** Lets everything through again and presses the button of the alert. */
async function recover(page: Page) {
  await page.unrouteAll();
  await dialogOf(page).dialog.getByRole('button', { name: 'Try again' }).click();
  await dialogOf(page).options.first().waitFor();
}

async function expectPageToWork(page: Page) {
  await page.keyboard.press('Escape');
  const select = page.getByRole('combobox', { name: 'Destination' }).first();
  await select.click();
  await expect.poll(() => select.getAttribute('aria-expanded')).toBe('true');
}

describe('when a part of the search fails, the dialog says so and can retry', () => {
  test.for([
    { files: DATA, told: 'Only names can be found now.' },
    { files: '**/search/{names,data}.*.json', told: 'The search has no data.' },
  ])('data files 404: $told', async ({ files, told }, { visit }) => {
    const page = await visit('/demo/single', expected);
    await page.route(files, (route) => route.fulfill({ status: 404, body: 'gone' }));
    const alert = await alertAfterTyping(page);
    expect(await alert.textContent()).toContain(told);
    expect(await alert.textContent()).toContain('status 404');
    expect(await findFaults(page)).toEqual([]);
    await recover(page);
    await expectPageToWork(page);
  });

  test('data file cut off', async ({ visit }) => {
    const page = await visit('/demo/single', expected);
    await page.route(DATA, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).slice(0, 5000) });
    });
    const alert = await alertAfterTyping(page);
    expect(await alert.textContent()).toContain('arrived damaged or cut off');
    await recover(page);
  });

  test('data file that does not arrive', async ({ visit }) => {
    const page = await visit('/demo/single', { ...expected, isolated: true });
    await page.clock.install();
    await page.route(DATA, () => new Promise(() => {}));
    // Before that, the time that passes would be the worker's.
    const requested = page.waitForRequest(DATA);
    const { dialog } = await openSearch(page);
    await requested;
    await page.keyboard.type(TEXT_WORD);
    await page.clock.runFor(1000);
    await dialog.getByText('Loading...').first().waitFor();
    await page.clock.runFor(20_000);
    const alert = dialog.getByRole('alert');
    await alert.waitFor();
    expect(await alert.textContent()).toContain('did not arrive in time');
    await page.clock.resume();
    await recover(page);
  });

  test('worker file 404', async ({ visit }) => {
    const page = await visit('/demo/single', expected);
    await page.route(WORKER, (route) => route.fulfill({ status: 404, body: 'gone' }));
    const alert = await alertAfterTyping(page);
    expect(await alert.textContent()).toContain('The search could not be started.');
    await recover(page);
    await expectPageToWork(page);
  });

  test('worker forbidden by the policy of the host', async ({ visit }) => {
    const page = await visit('/demo/single', {
      before: (page) =>
        page.route('**/demo/single', async (route) => {
          const response = await route.fetch();
          await route.fulfill({
            response,
            headers: { ...response.headers(), 'content-security-policy': "worker-src 'none'" },
          });
        }),
      expectedMessages: [/Content Security Policy/],
    });
    const alert = await alertAfterTyping(page);
    expect(await alert.textContent()).toContain('The search could not be started.');
    await expectPageToWork(page);
  });

  test('worker that crashes once is restarted silently', async ({ visit }) => {
    const page = await visit('/demo/single', {
      before: (page) =>
        page.addInitScript(() => {
          const workers: Worker[] = [];
          Object.assign(window, { workers });
          window.Worker = class extends Worker {
            constructor(url: string | URL) {
              super(url);
              workers.push(this);
            }
          };
        }),
    });
    const { options } = await openSearch(page);
    await page.keyboard.type('value');
    await options.first().waitFor();
    await page.evaluate(() => {
      const [worker] = (window as unknown as { workers: Worker[] }).workers;
      worker?.dispatchEvent(new ErrorEvent('error', { message: 'out of memory' }));
    });
    await page.keyboard.press('Control+a');
    await page.keyboard.type('allowClear');
    await expect.poll(() => options.first().textContent()).toContain('allowClear');
    expect(await page.evaluate('workers.length')).toBe(2);
  });

  test('worker that crashes on every query is reported after the second time', async ({
    visit,
  }) => {
    const page = await visit('/demo/single', expected);
    await page.route(WORKER, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `onmessage = ({ data: { action, id } }) => {
          if (action === 'generate-metadata') postMessage({ action: 'metadata-ready', id, entries: 1 });
          else throw new Error('poisoned');
        };`,
      }),
    );
    const alert = await alertAfterTyping(page);
    expect(await alert.textContent()).toContain('The search has stopped.');
    expect(await alert.textContent()).toContain('poisoned');
    await recover(page);
  });

  test('code of the dialog that does not arrive (H1)', async ({ visit }) => {
    const page = await visit('/demo/single', {
      expectedMessages: [/Failed to load resource/, /ERR_FAILED/, /Loading chunk search failed/],
    });
    await page.route('**/search.*.async.js', (route) => route.abort());
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('alert').waitFor();
    expect(await dialog.getByRole('alert').textContent()).toContain(
      'The search could not be loaded.',
    );
    await page.unrouteAll();
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await dialogOf(page).field.waitFor();
  });
});
