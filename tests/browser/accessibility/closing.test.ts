import type { Locator, Page } from 'playwright-core';
import { describe } from 'vitest';

import { dialogOf } from '../search/dialog';
import { expect, test } from '../support/test';
import { enter } from './enter';
import { STATES } from './states';
import { block, tool } from './states/state';

/** What takes itself away, or something around it, when it is pressed. */
interface Closing {
  /** The name of a state, and what is pressed there. */
  state: string;
  button: (page: Page) => Locator;
  /** Another key than Enter. */
  key?: string;
}

const named = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).locator('visible=true').first();

const CLOSINGS: readonly Closing[] = [
  { state: 'the menu of small screens', button: named('Close menu') },
  { state: 'the menu of small screens', button: named('Close menu'), key: 'Escape' },
  { state: 'the contents bar', button: (page) => page.locator('.compact-toc summary') },
  { state: 'the notice of an update', button: named('Later') },
  { state: 'the search, empty', button: named('Close search') },
  { state: 'the search with results', button: (page) => dialogOf(page).field, key: 'Escape' },
  {
    state: 'the search with searches of before',
    button: (page) => page.locator('.search-recent-remove').first(),
  },
  { state: 'the search with searches of before', button: named('maxCount') },
  { state: 'the search, failed', button: named('Try again') },
  { state: 'props that are filtered', button: named(/^Clear|^Show all/) },
  { state: 'the playground with changed props', button: named('Reset allowClear') },
  { state: 'the playground with changed props', button: named('Reset all') },
  {
    state: 'the code of a demo with the lines above',
    button: (page) => block(page).locator('.code-fold-button').first(),
  },
  { state: 'code that is edited', button: named(/^Edit/) },
  { state: 'the result of edited code', button: named('Reset') },
  { state: 'the result of edited code', button: named('Undo') },
  { state: 'a problem of edited code', button: named(/^index\.tsx:2:/) },
  { state: 'a draft of before', button: (page) => block(page).locator('.edit-note button') },
  { state: 'the code of a link', button: named('Run this code') },
  { state: 'a damaged link', button: named('Close') },
  { state: 'the inspector', button: (page) => tool(page, 'Inspect') },
  { state: 'the view options', button: (page) => tool(page, /^View/) },
  { state: 'an export that was sent', button: named('Close') },
  { state: 'an export that was sent', button: named('Close'), key: 'Escape' },
  { state: 'StackBlitz in the page', button: named('Close') },
  { state: 'the editor, which does not arrive', button: named('Try again') },
  { state: 'the inspector, which does not arrive', button: named('Try again') },
  { state: 'the view of a demo, which does not arrive', button: named('Try again') },
  { state: 'the export, which does not arrive', button: named('Try again') },
  { state: 'a file that demos share, which does not arrive', button: named('Try again') },
  { state: 'the texts in another language, which does not arrive', button: named('Try again') },
];

/** Lets the page do all that the press has started, as far as it can be known. */
const settle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 1000 }));
      }),
  );

describe('the focus is never lost', () => {
  test.for(CLOSINGS.map((closing, index) => [closing.state, index, closing] as const))(
    'in the state of %s (%i)',
    async ([name, , { button, key = 'Enter' }], { visit }) => {
      const state = STATES.find((each) => each.name === name);
      if (!state) throw new Error(`There is no state "${name}".`);
      const page = await enter(state, visit);
      await page.unrouteAll();
      await button(page).focus();
      await page.keyboard.press(key);
      await settle(page);
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.localName))
        .not.toBe('body');
    },
  );
});
