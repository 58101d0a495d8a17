import { chromium, type BrowserContext } from 'playwright-core';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { startServer } from '../../scripts/server';
import { DEMO_BLOCKS, demoProject } from '../support/demos';
import { choose, shownIn } from './support/choose';
import { buildProjects, checkTypes, writeProject } from './support/workshop';

/**
 * Demos that are built whatever files they have: all modes, requests in each of them, and the
 * published styles.
 */
const ALWAYS = [
  'single',
  'multiple',
  'tags',
  'combobox',
  'mul-suggest',
  'mul-tag-suggest',
  'single-bare',
];

/** For every file that any demo imports, the first demo that does. */
function firstOfEachFile(): string[] {
  const first = new Map<string, string>();
  for (const { id } of DEMO_BLOCKS) {
    const { entry, files } = demoProject(id);
    for (const path of Object.keys(files)) {
      if (path !== entry && !first.has(path)) first.set(path, id);
    }
  }
  return [...first.values()];
}

const BUILT = [...new Set([...ALWAYS, ...firstOfEachFile()])].sort();

const workshop = inject('workshop');
let context: BrowserContext;

beforeAll(async () => {
  const browser = await chromium.connect(inject('browserEndpoint'));
  context = await browser.newContext();
  for (const { id } of DEMO_BLOCKS) await writeProject(workshop, demoProject(id));
}, 60_000);
afterAll(() => context.browser()?.close());

test('the exported projects of all demos are free of type errors', async () => {
  await checkTypes(
    workshop,
    DEMO_BLOCKS.map(({ id }) => id),
  );
}, 300_000);

describe('an exported demo, installed and built by Vite,', () => {
  beforeAll(() => buildProjects(workshop, BUILT), 600_000);

  test.each(BUILT)('opens its list and accepts a choice: %s', async (id) => {
    const server = await startServer({ root: join(workshop.projects, id, 'dist'), port: 0 });
    const page = await context.newPage();
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    page.on('pageerror', (error) => messages.push(error.message));
    try {
      await page.goto(server.url);
      await page.locator('#root > *').first().waitFor();
      const before = await shownIn(page);
      await choose(page, id);
      await expect.poll(() => shownIn(page)).not.toBe(before);
      expect(messages).toEqual([]);
    } finally {
      await page.close();
      await server.close();
    }
  });
});
