import type { Page } from 'playwright-core';
import { select } from '../../../src/subject/rc-select/reference/select';
import { test } from '../support/test';
import { goTo, textAt, withstand } from './withstand';

/** That a prop takes any text is proved without a page (query.test.ts of the subject). */
async function send(page: Page, texts: readonly string[]): Promise<void> {
  const settings = Object.keys(select).map((prop, index) => [prop, textAt(texts, index)]);
  await goTo(page, `/?tab=playground&${new URLSearchParams(settings).toString()}`);
  await page.locator('.playground-stage').waitFor({ state: 'attached' });
}

test(
  'with 300 hostile strings as props of the playground, whose kinds each string meets, no script runs, nothing is added to the page or requested elsewhere, and the page stays whole',
  { timeout: 240_000 },
  ({ visit }) => withstand({ address: '/?tab=playground', strings: 6, send }, visit),
);
