import { performance } from 'node:perf_hooks';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { makeSmallSite, type SmallSite } from '../small-site/smallSite';
import { connectToBrowser } from '../support/browser/connectToBrowser';
import { startDev, type DevServer } from './devServer';
import { openFolder, type Folder } from './folder';
import { AROUND_CONTENT } from './aroundContent';
import { IN_CONTENT } from './inContent';
import type { Mistake } from './mistake';

let site: SmallSite;
let folder: Folder;
let server: DevServer;
let page: Page;

/** How long after the mistake each message came; only for the log, since machines differ. */
const times: string[] = [];

beforeAll(async () => {
  site = await makeSmallSite();
  folder = openFolder(site.folder);
  server = await startDev(site.folder);
  page = await (await connectToBrowser()).newPage();
  await page.goto(server.url + OTHER_PAGE);
});

afterAll(async () => {
  console.log(times.join('\n'));
  await page?.close();
  await server?.close();
  await site?.remove();
});

const messages = async () => (await server.problems()).join('\n\n');

const WHOLE = /\n {2}Why: .+\n {2}What to do: .+/s;

const OTHER_PAGE = '/demo/tags';

/** A demo of a page without a mistake, which may be loaded again at any moment. */
async function useOtherPage(): Promise<void> {
  const select = page.locator('.published-demo').getByRole('combobox').first();
  const open = async () => {
    // Where the mistake was a page that is gone, the browser may have an application without it.
    if ((await select.count()) === 0) await page.goto(server.url + OTHER_PAGE);
    await select.press('ArrowDown', { timeout: 5000 });
    await page.locator('.rc-select-item-option').first().waitFor({ timeout: 5000 });
    await select.press('Escape');
  };
  // A busy machine compiles for longer than an attempt, and the page is loaded again after it.
  await vi.waitFor(open, { timeout: 80_000, interval: 100 });
}

async function mend(mistake: Mistake, before: string): Promise<void> {
  if (mistake.mend) await mistake.mend(folder);
  else await folder.save(mistake.file ?? '', before);
}

async function checkMended(mistake: Mistake, before: string): Promise<void> {
  await expect.poll(messages).toBe('');
  // A file that mended it is not needed any more, and the other one is as before.
  if (mistake.mend && mistake.file) await folder.save(mistake.file, before);
  await expect.poll(messages).toBe('');
}

describe.each(Object.entries({ ...IN_CONTENT, ...AROUND_CONTENT }))(
  'a mistake in %s',
  (_, mistakes) => {
    test.each(mistakes)('is named, and one save mends it: $name', async (mistake) => {
      const before = mistake.file === undefined ? '' : await folder.read(mistake.file);
      let isMended = false;
      // The mistakes that follow are looked for in a site without this one.
      onTestFinished(() => (isMended ? undefined : mend(mistake, before)));
      const printed = server.output().length;
      const start = performance.now();
      await mistake.make(folder);
      if (mistake.open) await page.goto(server.url + mistake.open);
      for (const part of mistake.says) await expect.poll(messages).toContain(part);
      times.push(`${Math.round(performance.now() - start)} ms: ${mistake.name}`);

      const said = await messages();
      expect(said).toMatch(WHOLE);
      expect(said).not.toMatch(/\n\s+at .*:\d+:\d+/);
      await expect.poll(() => server.output().slice(printed)).toContain(mistake.says.at(-1));
      if (mistake.open) await page.goto(server.url + OTHER_PAGE);
      await useOtherPage();
      await expect.poll(() => page.locator('#dev-problems').innerText()).toContain(mistake.says[0]);

      await mend(mistake, before);
      isMended = true;
      await checkMended(mistake, before);
      await page.locator('#dev-problems').waitFor({ state: 'detached' });
      expect(server.isRunning(), server.output().slice(printed)).toBe(true);
    });
  },
);

test.each([
  ['carriage returns', (text: string) => text.replaceAll('\n', '\r\n')],
  ['a byte order mark', (text: string) => `\uFEFF${text}`],
])('files that are saved with %s are shown as before', async (_, change) => {
  const files = ['docs/demo/email.md', 'demos/email/index.tsx', 'demos/skin/select.css'];
  const before = await Promise.all(files.map((file) => folder.read(file)));
  onTestFinished(async () => {
    for (const [index, file] of files.entries()) await folder.save(file, before[index] ?? '');
  });
  for (const [index, file] of files.entries()) await folder.save(file, change(before[index] ?? ''));
  await folder.save('docs/demo/email.md', change(`${before[0]}\nSaved by another editor.\n`));
  await page.goto(`${server.url}/demo/email`);
  await page.getByText('Saved by another editor.').waitFor();
  expect(await server.problems()).toEqual([]);
});
