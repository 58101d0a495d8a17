import { chooseSteps } from './lib/chooseSteps';
import { ensureChromium } from './lib/ensureChromium';
import { ensureEngines } from './lib/ensureEngines';
import { command } from './lib/command';
import { run } from './lib/run';
import { ensureSite } from './lib/site';
import { runSteps, type Step, type Tally } from './lib/steps';
import { runVitest } from './lib/vitest';

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
  { name: 'cache-tests', run: () => runInChromium('cache') },
  { name: 'dev-tests', run: () => runInChromium('dev') },
  { name: 'export-tests', run: () => runInChromium('export') },
  { name: 'facts', run: () => runInChromium('facts') },
  { name: 'browser-tests', needs: 'build', run: () => runInChromium('browser') },
  { name: 'engine-tests', needs: 'build', run: runInEngines },
  { name: 'journey-tests', needs: 'build', run: () => runInChromium('journeys') },
];

command(async () => {
  const total = await runSteps(chooseSteps(steps, process.argv.slice(2)));
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  if (total.failed > 0) process.exitCode = 1;
});
