import type { Engine } from './drivers/driver';
import { launchChromium, launchFirefox } from './drivers/puppeteer';
import { launchWebKit } from './drivers/webKit';

/** How each engine starts. */
export const ENGINES = {
  Chromium: launchChromium,
  Firefox: launchFirefox,
  WebKitGTK: launchWebKit,
} satisfies Record<string, () => Promise<Engine>>;

/** An engine that the journeys are made in. */
export type EngineName = keyof typeof ENGINES;
