import { chromium, type Browser, type BrowserContext } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { codeSandboxFiles, DEFINE_ADDRESS } from '../../src/sandbox/codesandbox';
import { DEMO_ADDRESSES } from '../support/addresses';
import { decodeFields, decodeParameters } from '../support/decodeExport';
import { demoAssets, DEMO_BLOCKS, demoProject } from '../support/demos';
import { openExportPage, type ExportPage } from './support/exportPage';

/** The first demo of each of the 31 pages; what is posted for the others differs in the files alone. */
const FIRST_OF_PAGES = DEMO_BLOCKS.filter(({ entry }) => entry.endsWith('/index.tsx')).map(
  ({ id }) => id,
);

let browser: Browser;
let context: BrowserContext;
let exporting: ExportPage;

beforeAll(async () => {
  browser = await chromium.connect(inject('browserEndpoint'));
});
afterAll(() => browser.close());

async function openPage(): Promise<void> {
  context = await browser.newContext();
  exporting = await openExportPage(context);
}

/** Presses the button and answers the tab that opened. */
async function press() {
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    exporting.page.getByRole('button').click(),
  ]);
  await tab.waitForURL(/codesandbox|stackblitz/);
  return tab;
}

function lastForm(): URLSearchParams {
  const request = exporting.requests.at(-1);
  expect(request?.method()).toBe('POST');
  return new URLSearchParams(request?.postData() ?? '');
}

test('each of the 31 pages has a first demo', () => {
  expect(FIRST_OF_PAGES).toHaveLength(DEMO_ADDRESSES.length);
});

describe('what a browser posts for a demo', () => {
  beforeAll(openPage);
  afterAll(() => context.close());

  test.each(FIRST_OF_PAGES)('is all of its project: %s', async (id) => {
    const project = demoProject(id);

    await exporting.prepare('codesandbox', demoAssets(id));
    await (await press()).close();
    const { parameters = '', ...fields } = Object.fromEntries(lastForm());
    expect(exporting.requests.at(-1)?.url()).toBe(DEFINE_ADDRESS);
    expect(fields).toEqual({ environment: 'server', query: `file=/${project.entry}` });
    expect(decodeParameters(parameters)).toEqual(codeSandboxFiles(project));

    await exporting.prepare('stackblitz', demoAssets(id));
    await (await press()).close();
    const form = lastForm();
    expect(exporting.requests.at(-1)?.url()).toBe(
      `https://stackblitz.com/run?file=${encodeURIComponent(project.entry)}`,
    );
    expect(form.get('project[template]')).toBe('node');
    expect(decodeFields(form)).toEqual(project.files);
  });
});

describe.each(['codesandbox', 'stackblitz'] as const)('the tab of %s', (kind) => {
  beforeEach(openPage);
  afterEach(() => context.close());

  test('is a new one each time, and has no hold on the page', async () => {
    await exporting.prepare(kind, demoAssets('single'));
    const tabs = [await press(), await press()];
    expect(context.pages()).toEqual([exporting.page, ...tabs]);
    for (const tab of tabs) expect(await tab.evaluate(() => window.opener as unknown)).toBeNull();
    expect(await exporting.page.title()).toBe('Site');
  });

  test('does not open without a press, which is told, and then opens in place of the page', async () => {
    await exporting.prepare(kind, demoAssets('single'));
    // A press counts for five seconds; asking the page anything would count as one, so it speaks up by itself.
    const [message] = await Promise.all([
      exporting.page.waitForEvent('console'),
      exporting.page.evaluate(() => void setTimeout(() => window.postMessage('run'), 6000)),
    ]);
    expect(message.text()).toBe('blocked');
    expect(exporting.requests).toEqual([]);
    expect(context.pages()).toHaveLength(1);

    await exporting.prepare(kind, demoAssets('single'), 'this-tab');
    await exporting.page.getByRole('button').click();
    await exporting.page.waitForURL(/codesandbox|stackblitz/);
    expect(exporting.requests).toHaveLength(1);
  });
});
