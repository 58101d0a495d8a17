import type { Page } from 'playwright-core';
import { COLOR_CHOICE } from '../../../src/ui/choice/choices';
import { PAGES } from '../../support/addresses';
import { partsOf, replaceCode, saying } from '../../browser/demo/edit/editor';
import { dialogOf } from '../../browser/search/dialog';
import { ANY, findControl, press } from './controls';
import type { Step } from './steps';
import { waitUntil } from './waitUntil';

/** Where steps find what they need beside the page. */
export interface Surroundings {
  page: Page;
  url: string;
  /** How many tabs and downloads there were so far. */
  opened: () => number;
  /** Whether there is no network now. */
  isOffline: boolean;
}

/** What came of a step. */
export interface Outcome {
  /** What was pressed or opened, for a report. */
  note: string;
  /** What is wrong with it. */
  fault?: string;
  /** The step moves the focus to the document on purpose. */
  leavesFocus?: boolean;
}

/** Parts may arrive late, or never, in milliseconds. */
const PART_TIME = 4000;

const NOTHING: Outcome = { note: 'nothing there to press' };

const addresses = [
  ...PAGES,
  '/?tab=playground',
  '/guide/migration',
  '/demo/single?locale=zh-CN',
  '/?locale=zh-CN',
];

async function pressOne(
  { page, opened }: Surroundings,
  selector: string,
  which: number,
): Promise<Outcome> {
  const control = await findControl(page, selector, which);
  if (!control) return NOTHING;
  // A handle would keep what the page has set free.
  const { name, isDead } = await press(page, control, opened).finally(() => control.dispose());
  return { note: name, fault: isDead ? `${name} does nothing` : undefined };
}

async function edit(around: Surroundings, which: number): Promise<Outcome> {
  const { page } = around;
  const blocks = page.locator('section.demo[id]');
  const count = await blocks.count();
  if (count === 0) return NOTHING;
  const id = (await blocks.nth(which % count).getAttribute('id')) ?? '';
  const { editor, demo } = partsOf(page, id);
  let outcome: Outcome = { note: id };
  if (!(await editor.isVisible()))
    outcome = await pressOne(around, `[id="${id}"] .toolbar-button[aria-pressed]`, 0);
  if (await waitUntil(() => editor.isVisible(), PART_TIME)) {
    await replaceCode(editor, saying(`Edited ${which}`));
    await waitUntil(() => demo.locator('.sandbox-stage iframe').first().isVisible(), PART_TIME);
  }
  return outcome;
}

async function search(
  around: Surroundings,
  { words, which }: { words: string; which: number },
): Promise<Outcome> {
  const { page } = around;
  const { field, options, dialog } = dialogOf(page);
  let outcome: Outcome = { note: words };
  if (!(await dialog.isVisible())) outcome = await pressOne(around, '.search-button', 0);
  if (!(await waitUntil(() => field.isVisible(), PART_TIME))) return outcome;
  await field.fill(words);
  if (await waitUntil(async () => (await options.count()) > 0, PART_TIME)) {
    if (which % 3 > 0) await page.keyboard.press('ArrowDown');
    await page.keyboard.press(which % 2 === 0 ? 'Enter' : 'Escape');
  }
  return outcome;
}

async function chooseColour(page: Page, which: number): Promise<Outcome> {
  const colour = COLOR_CHOICE.values[which % COLOR_CHOICE.values.length] ?? 'auto';
  const choice = page
    .locator(`header input[type=radio][value=${colour}]`)
    .filter({ visible: true })
    .first();
  if (!(await choice.isVisible())) return NOTHING;
  // What is drawn for it covers it; under an open dialog it cannot be reached.
  const hasFocus = await choice.focus({ timeout: PART_TIME }).then(
    () => true,
    () => false,
  );
  if (!hasFocus) return NOTHING;
  await page.keyboard.press('Space');
  return { note: colour };
}

async function exportDemo(around: Surroundings, which: number): Promise<Outcome> {
  const opened = await pressOne(around, 'section.demo [aria-haspopup=menu]', which);
  const items = around.page.getByRole('menuitem').filter({ visible: true });
  if (opened === NOTHING || !(await waitUntil(async () => (await items.count()) > 0, PART_TIME)))
    return opened;
  return pressOne(around, '[role=menuitem]', which);
}

/** What Playwright says when a page was replaced, or what it was about to press has gone. */
const PAGE_CHANGED =
  /not attached|detached|context was destroyed|interrupted by another|Timeout \d+ms exceeded|ERR_ABORTED/;

/** Does a step of a journey, as far as the page lets it. */
export async function doStep(step: Step, around: Surroundings): Promise<Outcome> {
  try {
    return await takeStep(step, around);
  } catch (error) {
    if (!(error instanceof Error) || !PAGE_CHANGED.test(error.message)) throw error;
    return { note: `the page changed meanwhile: ${error.message.split('\n', 1).join()}` };
  }
}

async function takeStep(step: Step, around: Surroundings): Promise<Outcome> {
  const { page, url, isOffline } = around;
  switch (step.do) {
    case 'open': {
      if (isOffline) return NOTHING;
      const address = addresses[step.which % addresses.length] ?? '/';
      await page.goto(url + address);
      return { note: address };
    }
    case 'follow':
      return pressOne(around, 'nav a[href^="/"], main a[href^="/"]', step.which);
    case 'tab':
      return pressOne(around, '[role=tab]', step.which);
    case 'press':
      return pressOne(around, ANY, step.which);
    case 'language':
      return pressOne(around, '.language-switch', 0);
    case 'colour':
      return chooseColour(page, step.which);
    case 'edit':
      return edit(around, step.which);
    case 'export':
      return exportDemo(around, step.which);
    case 'search':
      return search(around, step);
    case 'key': {
      // Back from the first stop of a page, or of a modal dialog, the browser itself is next.
      const isFirst = await page.evaluate(() =>
        document.activeElement?.matches('.skip-link, dialog:modal .search-field input'),
      );
      await page.keyboard.press(step.key);
      return { note: '', leavesFocus: step.key === 'Shift+Tab' && isFirst };
    }
    case 'resize':
      await page.setViewportSize({ width: step.width, height: step.height });
      return { note: '', leavesFocus: true };
    case 'reload':
      if (!isOffline) await page.reload();
      return { note: '' };
    case 'back':
    case 'forward':
      await page.evaluate((steps) => history.go(steps), step.do === 'back' ? -1 : 1);
      return { note: '' };
    case 'offline':
    case 'online':
      await page.context().setOffline(step.do === 'offline');
      around.isOffline = step.do === 'offline';
      return { note: '' };
  }
}
