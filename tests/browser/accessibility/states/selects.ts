import type { Page } from 'playwright-core';
import { openList } from '../../demos/popup';
import { block, type State } from './state';

const field = (page: Page) => block(page).getByRole('combobox').first();

const openBy = (keys: readonly string[]) => async (page: Page) => {
  await field(page).focus();
  for (const key of keys) await page.keyboard.press(key);
};

/** The open lists of the four modes, and what differs from them. */
export const SELECT_STATES: readonly State[] = [
  { mode: 'single', keys: ['ArrowDown'] },
  { mode: 'multiple', keys: ['ArrowDown'] },
  { mode: 'tags', keys: ['z', 'e', 'b'] },
  { mode: 'combobox', keys: ['a'] },
  { mode: 'optgroup', keys: ['ArrowDown'] },
].map(({ mode, keys }) => ({
  name: `the open list of /demo/${mode}`,
  address: `/demo/${mode}`,
  open: openBy(keys),
  shown: openList,
}));
