import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { HOST_CHANGES, PAGE_CHANGES, RENDERED_AGAIN } from '../../support/pageChanges';
import { test, type Visit } from '../support/test';
import { DEEDS, early, type Deed } from './deeds';
import { hold, hydration, keepsElements, SHELL, UNTOUCHED } from './untouched';

const TIMES = ['before', 'during', 'after'] as const;

/** Does a deed on a page that is changed before its scripts, before the last, or after them. */
async function actOnChanged(
  visit: Visit,
  { address, act }: Deed,
  change: () => void,
  when: (typeof TIMES)[number],
): Promise<Page> {
  let release = () => {};
  const page = await visit(address, {
    ...UNTOUCHED,
    expectedMessages: [RENDERED_AGAIN],
    before: async (tab) => {
      if (when !== 'after') release = await hold(tab, SHELL);
      if (when === 'before') await tab.addInitScript(early(change));
    },
  });
  if (when === 'after') {
    await page.keyboard.press('Shift');
    await hydration(page);
    await page.evaluate(change);
  }
  await act(page);
  if (when === 'during') await page.evaluate(change);
  release();
  await hydration(page);
  return page;
}

/** Each deed on each change, and each of these at each time: any two meet, not any three. */
const MEETINGS = Object.entries(PAGE_CHANGES).flatMap(([name, change], nth) =>
  DEEDS.map((deed, index) => {
    const when = TIMES[(nth + index) % TIMES.length] ?? 'before';
    return [name, when, deed.what, { deed, change, when }] as const;
  }),
);

describe('a page that has', () => {
  test.for(MEETINGS)('%s %s its start: %s', async ([, , , { deed, change, when }], { visit }) => {
    await deed.isDone(await actOnChanged(visit, deed, change, when));
  });
});

/** Opens a page whose document arrives changed; its last script is held back. */
async function visitChanged(visit: Visit, address: string, change: (html: string) => string) {
  let release = () => {};
  const page = await visit(address, {
    ...UNTOUCHED,
    expectedMessages: [RENDERED_AGAIN],
    before: async (tab) => {
      await tab.route('**/*', async (route) => {
        if (route.request().resourceType() !== 'document') return route.fallback();
        const response = await route.fetch();
        return route.fulfill({ response, body: change(await response.text()) });
      });
      release = await hold(tab, SHELL);
    },
  });
  return { page, release: () => release() };
}

const HOSTS = Object.entries(HOST_CHANGES);

/** Each deed on one of them: what hosts leave out is not in documents (tests/build/hosting). */
const ARRIVALS = DEEDS.flatMap((deed, index) => {
  const [name, change] = HOSTS[index % HOSTS.length] ?? [];
  return name && change ? [[name, deed.what, { deed, change }] as const] : [];
});

describe('a document that arrives with', () => {
  test.for(ARRIVALS)('%s: %s', async ([, , { deed, change }], { visit }) => {
    const { page, release } = await visitChanged(visit, deed.address, change);
    await deed.act(page);
    release();
    await hydration(page);
    await deed.isDone(page);
  });

  test.for(HOSTS)('%s keeps its elements', async ([, change], { visit }) => {
    const { page, release } = await visitChanged(visit, '/guide/forms', change);
    release();
    await keepsElements(page);
  });
});
