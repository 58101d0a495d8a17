import type { Page } from 'playwright-core';

/** Waits until React has taken over every pre-rendered demo: each has its own code, and hears nothing before. */
export async function live(page: Page): Promise<Page> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.demo-stage > :not(iframe)')].every(
      (demo) =>
        !demo.matches('.demo-waits') &&
        Object.keys(demo).some((key) => key.startsWith('__reactFiber')),
    ),
  );
  return page;
}
