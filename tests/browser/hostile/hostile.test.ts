import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { expect, test } from '../support/test';
import { INPUTS } from './inputs';
import { HOSTILE_MARK, HOSTILE_STRINGS } from './strings';

/** Less text than this is no page. */
const LEAST_TEXT = 200;

/** Requests of the page to other hosts, and dialogs of scripts. */
function watch(page: Page, origin: string): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) seen.push(request.url());
  });
  page.on('dialog', (dialog) => {
    seen.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return seen;
}

const lookAt = (page: Page) =>
  page.evaluate((mark) => {
    const root = document.documentElement;
    return {
      added: document.querySelector(mark)?.outerHTML,
      ran: 'hostile' in window || 'hostile' in {},
      overflow: Math.max(0, root.scrollWidth - root.clientWidth),
      text: document.body.innerText.length,
    };
  }, HOSTILE_MARK);

/** The strings in lists of so many. */
const groupsOf = (size: number) =>
  Array.from({ length: Math.ceil(HOSTILE_STRINGS.length / size) }, (_, index) =>
    HOSTILE_STRINGS.slice(index * size, (index + 1) * size),
  );

describe('with 300 hostile strings, no script runs, nothing is added to the page or requested elsewhere, and the page stays whole', () => {
  test.for(INPUTS.map((input) => [input.name, input] as const))(
    '%s',
    { timeout: 240_000 },
    async ([, { address, strings, send }], { visit }) => {
      const page = await visit(address, {
        isolated: true,
        expectedMessages: [/status of 404/],
      });
      const seen = watch(page, new URL(page.url()).origin);
      for (const texts of groupsOf(strings)) {
        const where = JSON.stringify(texts.map((text) => text.slice(0, 80)));
        await send(page, texts);
        const { text, ...found } = await lookAt(page);
        expect(found, where).toEqual({ added: undefined, ran: false, overflow: 0 });
        expect(text, where).toBeGreaterThan(LEAST_TEXT);
        expect(seen, where).toEqual([]);
      }
    },
  );
});

test('what a string adds to a page is found', async ({ visit }) => {
  const page = await visit('/demo/single');
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<p data-hostile>'));
  expect(await lookAt(page)).toMatchObject({ added: '<p data-hostile=""></p>' });
});

test('what a page requests elsewhere is found, and what a script says', async ({ visit }) => {
  const elsewhere = 'https://evil.example/x.png';
  const page = await visit('/demo/single', { isolated: true });
  await page.context().route(elsewhere, (route) => route.abort());
  const seen = watch(page, new URL(page.url()).origin);
  // As a hostile `refresh` would: the policy of the page forbids most else before it is requested.
  await page.evaluate((address) => {
    alert('hostile');
    location.assign(address);
  }, elsewhere);
  await expect.poll(() => seen).toEqual(['a dialog: hostile', elsewhere]);
});

test('there are at least 300 hostile strings, all different', () => {
  expect(new Set(HOSTILE_STRINGS).size).toBeGreaterThanOrEqual(300);
});
