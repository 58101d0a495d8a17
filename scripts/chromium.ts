import { Problem } from '../src/lib/problem';
import { findProgram, isExecutable } from './lib/findProgram';

const names = ['chromium', 'chromium-browser', 'google-chrome'];

/**
 * Finds the browser for the tests: the one `CHROMIUM_PATH` names, otherwise one that the system has
 * installed.
 */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string {
  const chosen = env.CHROMIUM_PATH;
  if (chosen) {
    if (isExecutable(chosen)) return chosen;
    throw new Problem({
      what: 'The browser tests have no browser.',
      why: `CHROMIUM_PATH names ${chosen}, which is not a program.`,
      fix: 'point it at the Chromium program, or unset it to use an installed one.',
    });
  }
  const found = findProgram(names, env);
  if (found) return found;
  throw new Problem({
    what: 'The browser tests have no browser.',
    why: `none of ${names.join(', ')} is installed on this system.`,
    fix: 'install one (Debian: "apt-get install chromium fonts-liberation fonts-noto-cjk"), or set CHROMIUM_PATH.',
  });
}

/**
 * Finds Chromium without its windows, tab strip and pop-up blocker. It shows pages as the whole one
 * does, in a fifth less processor time. Where it is not installed, this is the whole one.
 */
export function findHeadlessChromium(env: NodeJS.ProcessEnv = process.env): string {
  const shell = env.CHROMIUM_PATH ? undefined : findProgram(['chromium-headless-shell'], env);
  return shell ?? findChromium(env);
}
