import type { Page } from 'playwright-core';
import { networkIdle } from '../support/networkIdle';
import { expect, turnTo, type Visit } from '../support/test';
import type { FaultySite } from '../../support/faultySite';
import { FAULTS, type Fault } from '../../support/sendFault';

/** A part of the site that is a file of its own. */
export interface Part {
  name: string;
  /** The page that has it, if not `/demo/range`. */
  address?: string;
  /** The files that fail and then arrive. */
  files: RegExp;
  /** How they fail; in every way unless this is given. */
  faults?: readonly Fault[];
  /** What the reader does to get it; nothing where it comes with the page. */
  ask?: (page: Page) => Promise<unknown>;
  /** What they read when it does not arrive. */
  failure: string | RegExp;
  /** What they press then. */
  retry?: string;
  /** Waits for what it shows once it has arrived. */
  here: (page: Page) => Promise<unknown>;
}

/** More requests than this for one press would be a loop. */
const MAX_REQUESTS = 20;

const expectedMessages = [
  /Failed to load resource/,
  // Half a script breaks in any way.
  /uncaught: (Unexpected|Invalid|Unterminated|missing|Missing)/,
  /Loading (CSS )?chunk/,
  /Unrecognized feature/,
  /Refused to (execute|apply)/,
  // What is not a chunk is in the console in its own words.
  /uncaught: (\/\S+: |Failed to fetch|.* in JSON)/,
];

/**
 * Lets a part fail in one way after the other, out of reach at last, then arrive late: the page
 * stays, a notice tells each failure, and its button requests the part again.
 */
export async function failAndRecover(
  {
    address = '/demo/range',
    files,
    faults = FAULTS,
    ask,
    failure,
    retry = 'Try again',
    here,
  }: Part,
  site: FaultySite,
  visit: Visit,
): Promise<void> {
  site.mend();
  const [first = 'missing'] = faults;
  let seen = site.requests();
  if (!ask) site.fail(files, first);
  const page = await visit(site.url + address, {
    isolated: true,
    hydrated: false,
    expectedMessages,
  });
  await turnTo(page);
  if (ask) {
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await networkIdle(page);
    site.fail(files, first);
    await ask(page);
  }
  const notice = page.getByText(failure).filter({ visible: true });
  const again = page.getByRole('button', { name: retry, exact: true }).first();
  for (const fault of faults) {
    if (fault !== first) {
      seen = site.requests();
      site.fail(files, fault);
      await again.focus();
      const born = await page.evaluate(() => performance.timeOrigin);
      await page.keyboard.press('Enter');
      // The notice has gone, the focus has not, unless the page is loaded again.
      const keepsFocus = (before: number) =>
        performance.timeOrigin !== before || document.activeElement !== document.body;
      await expect
        .poll(() => page.evaluate(keepsFocus, born), { message: `focus after ${fault}` })
        .toBe(true);
    }
    await expect.poll(() => site.requests(), { message: fault }).toBeGreaterThan(seen);
    await notice.first().waitFor();
    await page.locator('[data-loading]').waitFor({ state: 'detached' });
    expect(site.requests() - seen, fault).toBeLessThanOrEqual(MAX_REQUESTS);

    await page.locator('main').waitFor();
  }
  await page.context().setOffline(true);
  await again.click();
  await notice.first().waitFor();
  await page.locator('[data-loading]').waitFor({ state: 'detached' });
  await page.context().setOffline(false);

  // It arrives late, and nothing is reported meanwhile.
  let release = () => {};
  site.fail(files, new Promise((resolve) => (release = resolve)));
  seen = site.requests();
  await again.click();
  await expect.poll(() => site.requests()).toBeGreaterThan(seen);
  if (retry === 'Try again') await expect.poll(() => notice.count()).toBe(0);
  release();
  await here(page);
  expect(await notice.count()).toBe(0);
}
