import type { Page } from 'playwright-core';
import { LINK_PREFIX } from '../../../../src/demo/edit/share/linkPrefix';
import { placeOf } from '../../../../src/lib/stored';
import { goTo, type Input, textAt } from '../../../browser/hostile/withstand';
import { dialogOf } from '../../../browser/search/dialog';
import { expect, turnTo } from '../../../browser/support/test';
import { site } from '../../site';

const queryOf = (names: readonly string[], text: string) =>
  new URLSearchParams(names.map((name) => [name, text])).toString();

const postTo = (page: Page, text: string) =>
  page.evaluate((value) => {
    postMessage(value, '*');
    postMessage({ type: value, nonce: value, [value]: value }, '*');
  }, text);

/** What only a load reads: storage, and what the first scripts read of the address. */
async function load(page: Page, texts: readonly string[]): Promise<void> {
  const stored = (
    ['colorPreference', 'packageManager', 'recentSearches', 'draft'] as const
  ).flatMap((name) => {
    const { area, key } = placeOf(name, site.library);
    return [
      { area, key },
      { area, key: `${key}:docs-demo-range-demo-range` },
    ];
  });
  const names = ['locale', 'width', 'dir', 'scheme', 'tab', 'q'];
  await page.evaluate(
    (items) => {
      for (const { area, key, text } of items) window[area].setItem(key, text);
    },
    stored.map((item, index) => ({ ...item, text: textAt(texts, index) })),
  );
  const query = new URLSearchParams(names.map((name, index) => [name, textAt(texts, index + 4)]));
  // A document of its own, also where only the hash differs from the address before.
  const path = `/demo/range?demo=range&${query.toString()}`;
  await page.goto('about:blank');
  await page.goto(`${path}#${encodeURIComponent(textAt(texts, 9))}`);
  await turnTo(page);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** Every input of the site but the props of the playground. */
export const INPUTS: readonly Input[] = [
  {
    name: 'what is stored, and an address that is opened',
    address: '/demo/range',
    strings: 10,
    send: load,
  },
  {
    name: 'an address without a page',
    address: '/demo/none',
    strings: 10,
    send: async (page, texts) => {
      // A server refuses an address with the character NUL before any page is involved.
      const names = texts.map((text) => encodeURIComponent(text.replaceAll('\0', '')));
      await page.goto(`/demo/${names.join('/')}`);
      await turnTo(page);
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    },
  },
  {
    name: 'an address within the application, the code of a shared link, and messages',
    address: '/demo/range',
    strings: 1,
    send: async (page, [text = '']) => {
      const names = ['tab', 'locale', 'width', 'dir', 'scheme', text];
      await goTo(page, `/demo/range?demo=range&${queryOf(names, text)}#${LINK_PREFIX}${text}`);
      await postTo(page, text);
    },
  },
  {
    // Each alone is tried without a page (src/search/engine/badInput.test.ts).
    name: 'the search',
    address: '/demo/range',
    strings: 5,
    send: async (page, texts) => {
      await goTo(page, `/demo/range?${queryOf(['q'], texts.join(' '))}`);
      await expect.poll(() => dialogOf(page).field.inputValue()).not.toBe('');
      await page.locator('.search-body[aria-busy="false"]').waitFor();
    },
  },
];
