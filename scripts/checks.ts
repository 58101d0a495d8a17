import { ensureChromium } from './lib/ensureChromium';
import { command } from './lib/problem';
import { runScript } from './lib/run';
import { runSteps, type Step, type Tally } from './lib/steps';
import { runVitest } from './lib/vitest';

async function check(script: string): Promise<Tally> {
  return (await runScript(script)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

const steps: Step[] = [
  { name: 'ESLint', run: () => check('lint:code') },
  { name: 'Stylelint', run: () => check('lint:styles') },
  { name: 'Prettier', run: () => check('lint:format') },
  { name: 'Types', run: () => check('types') },
  { name: 'Unit tests', run: () => runVitest('test:unit') },
  { name: 'Build', run: () => check('build') },
  { name: 'Build tests', needs: 'Build', run: () => runVitest('test:build') },
  {
    name: 'Browser tests',
    needs: 'Build',
    run: async () => {
      await ensureChromium();
      return runVitest('test:browser');
    },
  },
];

command(async () => {
  const { passed, failed } = await runSteps(steps);
  console.log(`\n${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
});
