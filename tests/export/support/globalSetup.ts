import { rm } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { findHeadlessChromium } from '../../../scripts/chromium';
import { demoProject } from '../../support/demos';
import { openWorkshop, type Workshop } from './workshop';

declare module 'vitest' {
  interface ProvidedContext {
    workshop: Workshop;
    /** WebSocket address of the browser. */
    browserEndpoint: string;
  }
}

/** Installs what exported projects need, and starts one Chromium for all tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const workshop = await openWorkshop(demoProject('single').files['package.json'] ?? '');
  const browser = await chromium.launchServer({
    executablePath: findHeadlessChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  project.provide('workshop', workshop);
  project.provide('browserEndpoint', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await rm(workshop.projects, { recursive: true, force: true });
  };
}
