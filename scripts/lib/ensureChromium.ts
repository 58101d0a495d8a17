import { findChromium } from '../chromium';
import { canInstall, installPackages } from './aptGet';

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
      // The tests also run in the whole Chromium.
      extras: ['chromium-headless-shell'],
      fix: 'install Chromium by hand, or set CHROMIUM_PATH to one, then run the command again.',
    });
    findChromium();
  }
}
