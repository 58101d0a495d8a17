import puppeteer, { type KeyInput, type LaunchOptions, type Page } from 'puppeteer-core';
import { findChromium } from '../../../scripts/chromium';
import { findFirefox } from '../../../scripts/engines';
import type { Driver, Engine } from './driver';

/** puppeteer's type lists all keys; it says itself which key it does not know. */
const isKey = (key: string): key is KeyInput => key !== '';

function driverOf(page: Page): Driver {
  return {
    open: async (address) => {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
    },
    evaluate: async (inPage, ...parameters) => {
      const result: unknown = await page.evaluate(inPage as never, ...parameters);
      return result as ReturnType<typeof inPage>;
    },
    frameText: async (selector) => {
      const frame = await (await page.$(selector))?.contentFrame();
      return (await frame?.evaluate(() => document.body.innerText)) ?? '';
    },
    clickAt: (x, y) => page.mouse.click(x, y),
    press: async (keys) => {
      const names = keys.split('+').filter(isKey);
      for (const key of names) await page.keyboard.down(key);
      for (const key of names.reverse()) await page.keyboard.up(key);
    },
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    tabs: async () => (await page.browserContext().pages()).length,
    close: () => page.browserContext().close(),
  };
}

async function launch(options: LaunchOptions): Promise<Engine> {
  const browser = await puppeteer.launch({
    headless: true,
    protocolTimeout: 30_000,
    defaultViewport: { width: 1280, height: 800 },
    ...options,
  });
  return {
    newTab: async () => driverOf(await (await browser.createBrowserContext()).newPage()),
    close: () => browser.close(),
  };
}

/** Starts Chromium, which puppeteer drives by the DevTools protocol. */
export const launchChromium = (): Promise<Engine> =>
  launch({
    browser: 'chrome',
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--site-per-process'],
  });

/** Starts Firefox, which puppeteer drives by WebDriver BiDi. */
export const launchFirefox = (): Promise<Engine> =>
  launch({ browser: 'firefox', executablePath: findFirefox() });
