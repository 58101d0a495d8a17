import { printError } from './command';
import { stopwatch } from './stopwatch';
import type { StepInputs } from './testStamps';

/** A test of which a try failed. */
export interface FailedTest {
  /** Titles of its groups and its own. */
  name: string;
  /** What the last try that failed said. */
  message: string;
}

/** How many checks passed and how many failed. */
export interface Tally {
  passed: number;
  failed: number;
  /** Those of the failed that are tests. */
  failures?: readonly FailedTest[];
  /** The tests that failed and passed when they were tried again. */
  flaky?: readonly FailedTest[];
  /** Why the step was left out. */
  skipped?: string;
}

/** A part of the test run. */
export interface Step {
  name: string;
  /** A step that has to succeed first; otherwise this one is not run. */
  needs?: string;
  /** What a slow step depends on; it is left out while none of that has changed. */
  inputs?: StepInputs;
  run: () => Promise<Tally>;
}

interface Outcome {
  name: string;
  tally: Tally;
  /** How it went and how long it took. */
  note: string;
}

async function runStep({ name, run }: Step): Promise<Outcome> {
  const elapsed = stopwatch();
  let tally: Tally;
  try {
    tally = await run();
  } catch (error) {
    printError(error);
    tally = { passed: 0, failed: 1 };
  }
  const count = `${tally.passed} passed, ${tally.failed} failed in ${elapsed()}`;
  return { name, tally, note: tally.skipped ? `left out: ${tally.skipped}` : count };
}

/** Says it again at the end, where a log that was cut still has it. */
function printFailures(failures: readonly FailedTest[]): void {
  if (failures.length === 0) return;
  console.log('\nFailed');
  failures.forEach(printTest);
}

function printTest({ name, message }: FailedTest): void {
  console.log(`  ${name}\n    ${message.split('\n', 1).join()}`);
}

function printFlaky(tests: readonly FailedTest[]): void {
  if (tests.length === 0) return;
  console.log('\nFlaky: these tests failed and passed at the second try.');
  tests.forEach(printTest);
  console.log('  Why: the test or what it tests depends on timing or on what ran before.');
  console.log('  What to do: treat it as a fault; run the test many times without CI=true.');
}

/** Runs steps one after the other, continues after a failure, and adds up their tallies. */
export async function runSteps(steps: readonly Step[]): Promise<Tally> {
  const outcomes: Outcome[] = [];
  for (const [index, step] of steps.entries()) {
    const needed = outcomes.find(({ name }) => name === step.needs);
    console.log(`\n▸ ${index + 1}/${steps.length} ${step.name}`);
    const outcome =
      needed && (needed.tally.failed > 0 || needed.tally.passed === 0)
        ? {
            name: step.name,
            tally: { passed: 0, failed: 0 },
            note: `not run: it needs ${needed.name}`,
          }
        : await runStep(step);
    console.log(`  ${outcome.note}`);
    outcomes.push(outcome);
  }
  console.log('\nSummary');
  for (const { name, note } of outcomes) console.log(`  ${name.padEnd(16)}${note}`);
  printFailures(outcomes.flatMap(({ tally }) => tally.failures ?? []));
  printFlaky(outcomes.flatMap(({ tally }) => tally.flaky ?? []));
  return {
    passed: outcomes.reduce((sum, { tally }) => sum + tally.passed, 0),
    failed: outcomes.reduce((sum, { tally }) => sum + tally.failed, 0),
  };
}
