import { chooseSteps } from './lib/chooseSteps';
import { ensureChromium } from './lib/ensureChromium';
import { ensureEngines } from './lib/ensureEngines';
import { command } from './lib/command';
import { project, run } from './lib/run';
import { ensureSite } from './lib/site';
import { STEP_INPUTS } from './lib/stepInputs';
import { runSteps, type Step, type Tally } from './lib/steps';
import { withStamp } from './lib/testStamps';
import { runVitest } from './lib/vitest';

/** Asks for every step, also those whose inputs have not changed since they passed. */
const ALL = '--all';

const passed: Tally = { passed: 1, failed: 0 };
const failed: Tally = { passed: 0, failed: 1 };

async function check(program: string, ...args: string[]): Promise<Tally> {
  return (await run(program, args)) === 0 ? passed : failed;
}

async function runInChromium(project: string): Promise<Tally> {
  await ensureChromium();
  return runVitest(project);
}

async function runInEngines(): Promise<Tally> {
  await ensureChromium();
  await ensureEngines();
  return runVitest('engines');
}

const steps: Step[] = [
  { name: 'eslint', run: () => check('eslint', '.') },
  { name: 'stylelint', run: () => check('stylelint', '{demos,docs,src,theme}/**/*.css') },
  { name: 'prettier', run: () => check('prettier', '--check', '.') },
  { name: 'spelling', run: () => check('cspell', '--no-progress') },
  { name: 'types', run: () => check('tsc') },
  { name: 'layers', run: () => check('depcruise', 'src', 'theme', 'demos') },
  { name: 'unused', run: () => check('knip') },
  { name: 'unit', run: () => runVitest('unit') },
  {
    name: 'build',
    run: async () => {
      await ensureSite();
      return passed;
    },
  },
  { name: 'build-tests', needs: 'build', run: () => runVitest('build') },
  {
    name: 'small-site-tests',
    inputs: STEP_INPUTS.smallSite,
    run: () => runInChromium('small-site'),
  },
  { name: 'site-tests', inputs: STEP_INPUTS.sites, run: () => runInChromium('site-*') },
  { name: 'package-tests', inputs: STEP_INPUTS.package, run: () => runInChromium('package') },
  { name: 'dev-tests', inputs: STEP_INPUTS.dev, run: () => runInChromium('dev') },
  { name: 'export-tests', inputs: STEP_INPUTS.export, run: () => runInChromium('export') },
  { name: 'facts', inputs: STEP_INPUTS.facts, run: () => runInChromium('facts') },
  { name: 'browser-tests', needs: 'build', run: () => runInChromium('browser') },
  { name: 'engine-tests', needs: 'build', inputs: STEP_INPUTS.engines, run: runInEngines },
  {
    name: 'journey-tests',
    needs: 'build',
    inputs: STEP_INPUTS.journeys,
    run: () => runInChromium('journeys'),
  },
];

command(async () => {
  const names = process.argv.slice(2).filter((argument) => argument !== ALL);
  // Who names a step wants it to run.
  const isForced = names.length > 0 || process.argv.includes(ALL);
  const chosen = chooseSteps(steps, names).map((step) => withStamp(step, project, isForced));
  const total = await runSteps(chosen);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  if (total.failed > 0) process.exitCode = 1;
});
