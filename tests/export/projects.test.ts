import type { Page } from 'playwright-core';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { startServer } from '../../scripts/server';
import { DEMO_BLOCKS, demoProject } from '../support/demos';
import { connectToBrowser } from '../support/browser/connectToBrowser';
import { choose, shownIn } from './support/choose';
import { buildProjects, checkTypes, writeProject } from './support/workshop';

/**
 * Demos that are built whatever files they have: all modes, requests in each of them, the published
 * styles, and packages that no other demo has.
 */
const ALWAYS = [
  'single',
  'multiple',
  'tags',
  'combobox',
  'mul-suggest',
  'mul-tag-suggest',
  'package-styles',
  'form-schema',
];

const PROJECTS = DEMO_BLOCKS.map(({ id }) => demoProject(id));

/** For every file that any demo imports, the first demo that does. */
function firstOfEachFile(): string[] {
  const first = new Map<string, string>();
  for (const { id, entry, files } of PROJECTS) {
    for (const path of Object.keys(files)) {
      if (path !== entry && !first.has(path)) first.set(path, id);
    }
  }
  return [...first.values()];
}

const BUILT = [...new Set([...ALWAYS, ...firstOfEachFile()])].sort();

const workshop = inject('workshop');
/** One for all, so that no process has to start for each. */
let page: Page;

beforeAll(async () => {
  page = await (await connectToBrowser()).newPage();
  for (const project of PROJECTS) await writeProject(workshop, project);
}, 60_000);
afterAll(() => page.context().close());

test('the exported projects of all demos are free of type errors', async () => {
  // Checked together, which is the same as one by one only if all are configured alike.
  for (const name of ['tsconfig.json', 'vite.config.ts'])
    expect(new Set(PROJECTS.map(({ files }) => files[name])).size, name).toBe(1);
  await checkTypes(
    workshop,
    PROJECTS.map(({ id }) => id),
  );
}, 300_000);

describe('an exported demo, installed and built by Vite,', () => {
  beforeAll(() => buildProjects(workshop, BUILT), 600_000);

  test.each(BUILT)('opens its list and accepts a choice: %s', async (id) => {
    const server = await startServer({ root: join(workshop.projects, id, 'dist'), port: 0 });
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
      page.removeAllListeners();
      await page.goto('about:blank');
      await server.close();
    }
  });
});
