import { findChromium, findHeadlessChromium } from '../chromium';
import { canInstall, installPackages } from './aptGet';
import { printError } from './command';

let isShellTried = false;

/**
 * Installs the headless shell, where there is none. Not every release has it, and the tests run
 * without it, too, so one try is enough.
 */
async function ensureHeadlessShell(): Promise<void> {
  if (isShellTried || process.env.CHROMIUM_PATH || !canInstall()) return;
  isShellTried = true;
  if (findHeadlessChromium() !== findChromium()) return;
  try {
    await installPackages({
      name: 'headless shell of Chromium',
      packages: ['chromium-headless-shell'],
      fix: 'nothing has to be done: the tests run in the whole Chromium, which takes longer.',
    });
  } catch (error) {
    printError(error);
  }
}

/**
 * Makes sure that there is a browser to test in; without the rights for it, says what to install.
 */
export async function ensureChromium(): Promise<void> {
  try {
    findChromium();
  } catch (error) {
    if (process.env.CHROMIUM_PATH || !canInstall()) throw error;
    await installPackages({
      name: 'Chromium',
      packages: ['chromium', 'fonts-liberation', 'fonts-noto-cjk'],
      fix: 'install Chromium by hand, or set CHROMIUM_PATH to one, then run the command again.',
    });
    findChromium();
  }
  await ensureHeadlessShell();
}
