import type { Page } from 'playwright-core';
import { placeOf } from '../../../src/lib/stored';
import { LINK_PREFIX } from '../../../src/demo/edit/share/linkPrefix';
import { select } from '../../../src/subject/rc-select/reference/select';
import { dialogOf } from '../search/dialog';
import { expect, turnTo } from '../support/test';

/** A group of inputs that a string can reach together. */
export interface Input {
  name: string;
  /** The page that is open when the first string is sent. */
  address: string;
  /** How many strings are sent at once. */
  strings: number;
  send: (page: Page, texts: readonly string[]) => Promise<unknown>;
}

const queryOf = (names: readonly string[], text: string) =>
  new URLSearchParams(names.map((name) => [name, text])).toString();

/** Goes to an address as Back and Forward do, within the application. */
const goTo = (page: Page, address: string) =>
  page.evaluate((next) => {
    history.pushState(null, '', next);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

const postTo = (page: Page, text: string) =>
  page.evaluate((value) => {
    postMessage(value, '*');
    postMessage({ type: value, nonce: value, [value]: value }, '*');
  }, text);

/** One of the strings that are sent at once. */
const textAt = (texts: readonly string[], index: number) => texts[index % texts.length] ?? '';

/** What only a load reads: storage, and what the first scripts read of the address. */
async function load(page: Page, texts: readonly string[]): Promise<void> {
  const stored = (['colorPreference', 'recentSearches', 'draft'] as const).flatMap((name) => {
    const { area, key } = placeOf(name, 'rc-select');
    return [
      { area, key },
      { area, key: `${key}:single` },
    ];
  });
  const names = ['locale', 'width', 'dir', 'scheme', 'tab', 'q'];
  await page.evaluate(
    (items) => {
      for (const { area, key, text } of items) window[area].setItem(key, text);
    },
    stored.map((item, index) => ({ ...item, text: textAt(texts, index) })),
  );
  const query = new URLSearchParams(names.map((name, index) => [name, textAt(texts, index + 3)]));
  // A document of its own, also where only the hash differs from the address before.
  const path = `/demo/single?demo=single&${query.toString()}`;
  await page.goto('about:blank');
  await page.goto(`${path}#${encodeURIComponent(textAt(texts, 9))}`);
  await turnTo(page);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** Every input of the site. */
export const INPUTS: readonly Input[] = [
  {
    name: 'what is stored, and an address that is opened',
    address: '/demo/single',
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
    address: '/demo/single',
    strings: 1,
    send: async (page, [text = '']) => {
      const names = ['tab', 'locale', 'width', 'dir', 'scheme', text];
      await goTo(page, `/demo/single?demo=single&${queryOf(names, text)}#${LINK_PREFIX}${text}`);
      await postTo(page, text);
    },
  },
  {
    // That a prop takes any text is proved without a page (src/playground/rc-select/query.test.ts).
    name: 'the props of the playground, whose kinds each string meets',
    address: '/?tab=playground',
    strings: 6,
    send: async (page, texts) => {
      const settings = Object.keys(select).map((prop, index) => [prop, textAt(texts, index)]);
      await goTo(page, `/?tab=playground&${new URLSearchParams(settings).toString()}`);
      await page.locator('.playground-stage').waitFor({ state: 'attached' });
    },
  },
  {
    // Each alone is tried without a page (src/search/engine/badInput.test.ts).
    name: 'the search',
    address: '/demo/single',
    strings: 5,
    send: async (page, texts) => {
      await goTo(page, `/demo/single?${queryOf(['q'], texts.join(' '))}`);
      await expect.poll(() => dialogOf(page).field.inputValue()).not.toBe('');
      await page.locator('.search-body[aria-busy="false"]').waitFor();
    },
  },
];
