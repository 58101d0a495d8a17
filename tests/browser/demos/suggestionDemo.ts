import type { Locator, Page, Route } from 'playwright-core';

export interface HeldAnswers {
  /** The requested texts, in the order of the requests. */
  asked: () => string[];
  /** Lets the response for a text through, unless its request has been cancelled. */
  answer: (query: string) => Promise<void>;
}

/** Holds the responses to a search back, so that a test decides which arrives when. */
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

/** Removes the delay of responses. */
export async function withoutDelay(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Delay of each answer' }).selectOption('0');
}

/** The status of the request that the page shows. */
export function statusOf(page: Page): Promise<string | null> {
  return page.locator('p.demo-note[role="status"]').textContent();
}

/** The status that the demo with this field shows, on a page with several demos. */
export function statusBeside(field: Locator): Promise<string | null> {
  return field
    .page()
    .locator('section.demo', { has: field })
    .locator('p.demo-note[role="status"]')
    .textContent();
}

/** Lists the files whose requests are cancelled from now on. */
export function watchCancelled(page: Page): string[] {
  const files: string[] = [];
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText === 'net::ERR_ABORTED') {
      files.push(/[^/]+$/.exec(request.url())?.[0] ?? '');
    }
  });
  return files;
}
