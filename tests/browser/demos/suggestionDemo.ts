import type { Page, Route } from 'playwright-core';

export interface HeldAnswers {
  /** The texts that were asked for, in the order of the requests. */
  asked: () => string[];
  /** Lets the answer to a text through, or nothing if its request has been cancelled. */
  answer: (query: string) => Promise<void>;
}

/**
 * Keeps back what the server answers to a search, so that a test decides which answer comes when.
 */
export async function holdAnswers(page: Page): Promise<HeldAnswers> {
  const held = new Map<string, Route>();
  await page.route('**/suggestions/*.json?q=*', (route) => {
    held.set(new URL(route.request().url()).searchParams.get('q') ?? '', route);
  });
  return {
    asked: () => [...held.keys()],
    answer: async (query) => {
      const route = held.get(query);
      if (!route?.request().failure()) await route?.continue();
    },
  };
}

/** Answers come as soon as the server sends them. */
export async function withoutDelay(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Delay of each answer' }).selectOption('0');
}

/** What the page says of the request. */
export function statusOf(page: Page): Promise<string | null> {
  return page.locator('p.demo-note[role="status"]').textContent();
}

/** Gives the page the time to show what it should not show. */
export async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
}
