import { ENGINE_PACKAGES, findFirefox, findWebKit } from '../engines';
import { canInstall, installPackages } from './aptGet';

/**
 * Makes sure that Firefox and WebKitGTK are there, where this user may install them. Otherwise the
 * tests of the engine that is missing fail with what to install, and those of the others run.
 */
export async function ensureEngines(): Promise<void> {
  try {
    findFirefox();
    findWebKit();
  } catch {
    if (!canInstall()) return;
    await installPackages({
      name: 'Firefox or WebKitGTK',
      packages: ENGINE_PACKAGES,
      fix: `install ${ENGINE_PACKAGES.join(', ')} by hand, then run the command again.`,
    });
  }
}
