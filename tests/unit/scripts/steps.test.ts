import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseSteps } from '../../../scripts/lib/chooseSteps';
import { Problem } from '../../../src/lib/problem';
import { runSteps, type Step } from '../../../scripts/lib/steps';

const lines: string[] = [];

beforeEach(() => {
  lines.length = 0;
  const record = (line: unknown): void => void lines.push(String(line));
  vi.spyOn(console, 'log').mockImplementation(record);
  vi.spyOn(console, 'error').mockImplementation(record);
});

afterEach(() => vi.restoreAllMocks());

function step(name: string, passed: number, failed: number, needs?: string): Step {
  return { name, needs, run: () => Promise.resolve({ passed, failed }) };
}

test('the tallies of all steps add up', async () => {
  expect(await runSteps([step('A', 1, 0), step('B', 20, 3)])).toEqual({ passed: 21, failed: 3 });
});

test('each step is announced with its number, and listed with its result at the end', async () => {
  await runSteps([step('A', 1, 0), step('B', 2, 1)]);
  expect(lines[0]).toBe('\n▸ 1/2 A');
  expect(lines[2]).toBe('\n▸ 2/2 B');
  expect(lines.at(-1)).toMatch(/^ {2}B +2 passed, 1 failed in \d+\.\d s$/);
});

test('failed tests are named after the summary, each with the first line of its error', async () => {
  const failures = [{ name: 'search > is quick', message: 'expected 9 to be 3\n    at line 7' }];
  const tally = { passed: 1, failed: 1, failures };
  await runSteps([{ name: 'A', run: () => Promise.resolve(tally) }, step('B', 1, 0)]);
  expect(lines.slice(-2)).toEqual(['\nFailed', '  search > is quick\n    expected 9 to be 3']);
});

test('flaky tests are named after the summary, with what to do about them', async () => {
  const tally = {
    passed: 2,
    failed: 0,
    flaky: [{ name: 'search > is quick', message: 'expected 9 to be 3\nat a' }],
  };
  await runSteps([{ name: 'A', run: () => Promise.resolve(tally) }, step('B', 1, 0)]);
  const [headline = -1] = lines.flatMap((line, at) => (line.startsWith('\nFlaky') ? [at] : []));
  expect(lines[headline + 1]).toBe('  search > is quick\n    expected 9 to be 3');
  expect(lines.at(-1)).toMatch(/^ {2}What to do: /);
});

test('a step that throws counts as one failure and says why', async () => {
  const broken: Step = {
    name: 'A',
    run: () => Promise.reject(new Problem({ what: 'Gone.', why: 'it left.', fix: 'call it.' })),
  };
  expect(await runSteps([broken, step('B', 1, 0)])).toEqual({ passed: 1, failed: 1 });
  expect(lines).toContain('Gone.\n  Why: it left.\n  What to do: call it.');
});

test('a step is skipped when a step it depends on failed or was skipped', async () => {
  const run = vi.fn();
  const tally = await runSteps([
    step('Build', 0, 1),
    { name: 'Build tests', needs: 'Build', run },
    { name: 'More', needs: 'Build tests', run },
  ]);
  expect(run).not.toHaveBeenCalled();
  expect(tally).toEqual({ passed: 0, failed: 1 });
  expect(lines.at(-1)).toBe('  More            not run: it needs Build tests');
});

test('steps can be selected by name, and keep their order', () => {
  const steps = [step('A', 1, 0), step('B', 1, 0), step('C', 1, 0)];
  expect(chooseSteps(steps, ['C', 'A'])).toEqual([steps[0], steps[2]]);
  expect(chooseSteps(steps, [])).toEqual(steps);
  expect(() => chooseSteps(steps, ['D'])).toThrow(/"D".*\n {2}Why: .*A, B, C\.\n {2}What to do: /);
});

test('a selected step runs without its dependencies, which may have run before', async () => {
  expect(await runSteps([step('B', 1, 0, 'A')])).toEqual({ passed: 1, failed: 0 });
});
