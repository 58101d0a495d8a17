import type { Page } from 'playwright-core';
import { expect, type Visit } from '../support/test';
import { HOSTILE_MARK, HOSTILE_STRINGS } from './strings';

/** A group of inputs that a string can reach together. */
export interface Input {
  name: string;
  /** The page that is open when the first string is sent. */
  address: string;
  /** How many strings are sent at once. */
  strings: number;
  send: (page: Page, texts: readonly string[]) => Promise<unknown>;
}

/** Less text than this is no page. */
const LEAST_TEXT = 200;

/** One of the strings that are sent at once. */
export const textAt = (texts: readonly string[], index: number): string =>
  texts[index % texts.length] ?? '';

/** Goes to an address as Back and Forward do, within the application. */
export const goTo = (page: Page, address: string): Promise<unknown> =>
  page.evaluate((next) => {
    history.pushState(null, '', next);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

/** Lists requests of a page to other hosts, and dialogs of scripts, from now on. */
export function watch(page: Page, origin: string): string[] {
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

/** What hostile strings have made of a page. */
export const lookAt = (page: Page) =>
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

/**
 * Sends every hostile string: no script runs, nothing is added to the page or requested elsewhere,
 * and the page stays whole.
 */
export async function withstand(
  { address, strings, send }: Omit<Input, 'name'>,
  visit: Visit,
): Promise<void> {
  const page = await visit(address, { isolated: true, expectedMessages: [/status of 404/] });
  const seen = watch(page, new URL(page.url()).origin);
  for (const texts of groupsOf(strings)) {
    const where = JSON.stringify(texts.map((text) => text.slice(0, 80)));
    await send(page, texts);
    const { text, ...found } = await lookAt(page);
    expect(found, where).toEqual({ added: undefined, ran: false, overflow: 0 });
    expect(text, where).toBeGreaterThan(LEAST_TEXT);
    expect(seen, where).toEqual([]);
  }
}
