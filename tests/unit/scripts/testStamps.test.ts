import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { STEP_INPUTS } from '../../../scripts/lib/stepInputs';
import type { Step } from '../../../scripts/lib/steps';
import { hashInputs, STAMPS_FILE, withStamp } from '../../../scripts/lib/testStamps';
import { temporaryFolder, writeFiles } from './temporaryFolder';

const INPUTS = { tests: 'tests/slow', read: ['docs/page.md', 'packages'] };

const FILES = {
  'tests/slow/one.test.ts': `import { count } from '../../src/count';\nimport 'react';\ncount();\n`,
  'tests/slow/fixture.json': '{}',
  'src/count.ts': 'export const count = () => 1;\n',
  'src/other.ts': 'export const other = 1;\n',
  'docs/page.md': '# Page\n',
  'docs/another.md': '# Another\n',
  'packages/list.json': '[]',
};

let root: string;
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ path: root, remove } = await temporaryFolder(FILES));
});

afterEach(() => remove());

const save = (file: string, content: string) => writeFiles(root, { [file]: content });

/** A step that counts how often it ran. */
function slowStep(isForced = false, failed = 0) {
  let runs = 0;
  const step: Step = {
    name: 'slow',
    inputs: INPUTS,
    run: () => {
      runs++;
      return Promise.resolve({ passed: 1, failed });
    },
  };
  const stamped = withStamp(step, root, isForced);
  return { run: () => stamped.run(), runs: () => runs };
}

test.for([
  ['a test', 'tests/slow/one.test.ts'],
  ['a file beside it', 'tests/slow/fixture.json'],
  ['a file that a test imports', 'src/count.ts'],
  ['a file that a test reads', 'docs/page.md'],
  ['a file in a folder that a test reads', 'packages/list.json'],
])('%s is an input of a slow step', async ([, file = '']) => {
  const before = await hashInputs(root, INPUTS);
  await save(file, `${await readFile(join(root, file), 'utf8')}\n`);
  expect(await hashInputs(root, INPUTS)).not.toBe(before);
});

test.for(['src/other.ts', 'docs/another.md'])('%s is not an input of it', async (file) => {
  const before = await hashInputs(root, INPUTS);
  await save(file, 'export {};\n');
  expect(await hashInputs(root, INPUTS)).toBe(before);
});

test('a slow step that passed is left out until one of its inputs changes', async () => {
  const step = slowStep();
  expect(await step.run()).toEqual({ passed: 1, failed: 0 });
  expect((await step.run()).skipped).toBeDefined();
  expect(step.runs()).toBe(1);
  await save('src/count.ts', 'export const count = () => 2;\n');
  await step.run();
  expect(step.runs()).toBe(2);
});

test('what the step builds beside its tests changes nothing', async () => {
  const step = slowStep();
  await step.run();
  await save('tests/slow/site/.dumi/tmp/routes.ts', "import './page.md';\n");
  await save('tests/slow/site/dist/index.js', '1;\n');
  expect((await step.run()).skipped).toBeDefined();
});

test('a slow step that failed runs again', async () => {
  const step = slowStep(false, 1);
  await step.run();
  await step.run();
  expect(step.runs()).toBe(2);
});

test('a slow step that is asked for runs in any case, and is stamped', async () => {
  const step = slowStep(true);
  await step.run();
  await step.run();
  expect(step.runs()).toBe(2);
  expect((await slowStep().run()).skipped).toBeDefined();
});

test('stamps that cannot be read leave nothing out', async () => {
  await slowStep().run();
  await save(STAMPS_FILE, '<<<<<<< ours\n');
  const step = slowStep();
  await step.run();
  expect(step.runs()).toBe(1);
});

test('the pages that facts read are inputs of their step', () => {
  const { tests, read } = STEP_INPUTS.facts;
  const named = readdirSync(tests, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => readFileSync(join(tests, file), 'utf8').match(/(?<=')docs\/[^']+/g) ?? []);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((path) => !read.some((input) => input === path))).toEqual([]);
});
