import type { BrowserContext, Page } from 'playwright-core';
import { openContext } from '../../browser/support/context';
import { type FaultySite, startFaultySite } from '../../support/faultySite';
import { PAGES } from '../../support/addresses';
import { doStep, type Surroundings } from './doStep';
import { faultsOf, type Message, unexplained } from './invariants';
import { countChanges, isQuiet, look } from './observe';
import { planFaults } from './planFaults';
import { describeStep, type Journey } from './steps';
import { waitUntil } from './waitUntil';

/** The time that a page has to come to rest after a step, in milliseconds. */
const REST_TIME = 5000;

/** What a page has to look right within, after a step, in milliseconds. */
const RECOVERY_TIME = 3000;

/** What became of a journey. */
export interface Travelled {
  /** The steps, what they met, and the incidents. */
  log: string[];
  /** What was wrong after the last step; the journey ends there. */
  faults: string[];
  /** How many requests something happened to. */
  incidents: number;
}

/** Keeps what the pages of a context report, and the addresses outside of the site. */
function listen(context: BrowserContext, origin: string) {
  const messages: Message[] = [];
  const outside: string[] = [];
  let opened = 0;
  context.on('console', (message) =>
    messages.push({ text: `${message.type()}: ${message.text()}`, url: message.location().url }),
  );
  context.on('weberror', (error) =>
    messages.push({ text: `uncaught: ${error.error().message}`, url: error.location().url }),
  );
  context.on('request', (request) => {
    // Pages of others do not belong to the site.
    if (!request.url().startsWith(origin)) outside.push(request.url());
  });
  context.on('page', (page) => {
    opened += 1;
    page.on('download', () => (opened += 1));
  });
  return { messages, outside, opened: () => opened };
}

async function closeOthers(page: Page): Promise<void> {
  const others = page
    .context()
    .pages()
    .filter((each) => each !== page);
  await Promise.all(others.map((each) => each.close()));
}

/** Waits until a page has its files and does not change. */
const rest = (page: Page, site: FaultySite) =>
  waitUntil(async () => site.isIdle() && (await isQuiet(page)), REST_TIME);

/** What a sabotaged journey does to each page; for the tests of the journeys themselves. */
export interface Sabotage {
  script?: () => void;
}

/** Goes on a journey, and looks at the page after each step until something is wrong. */
export async function travel(
  { start, steps }: Journey,
  seed: number,
  { script }: Sabotage = {},
): Promise<Travelled> {
  const site = await startFaultySite();
  site.follow(planFaults(seed));
  const context = await openContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const log: string[] = [];
  let faults: string[] = [];
  try {
    await context.addInitScript(countChanges);
    if (script) await context.addInitScript(script);
    const { messages, outside, opened } = listen(context, site.url);
    const page = await context.newPage();
    const around: Surroundings = { page, url: site.url, opened, isOffline: false };
    const failedOffline: string[] = [];
    page.on('requestfailed', (request) => {
      if (around.isOffline) failedOffline.push(new URL(request.url()).pathname);
    });
    const address = PAGES[start % PAGES.length] ?? '/';
    log.push(`open ${address}`);
    await page.goto(site.url + address);
    await rest(page, site);
    let before = await look(page);
    for (const step of steps) {
      const { note, fault, leavesFocus = false } = await doStep(step, around);
      log.push(`${describeStep(step)}: ${note}`);
      await rest(page, site);
      await closeOthers(page);
      let after = before;
      const whatIsWrong = async () => {
        after = await look(page);
        faults = faultsOf(leavesFocus ? { ...before, isFocusOnBody: true } : before, after);
        return faults.length === 0;
      };
      await waitUntil(whatIsWrong, RECOVERY_TIME);
      const failed = {
        paths: [...site.incidents.map(({ path }) => path), ...failedOffline, ...outside],
        half: site.incidents.some(({ mishap }) => mishap === 'half'),
        unanswered:
          failedOffline.length > 0 ||
          site.incidents.some(({ mishap }) => mishap === 'aborted' || mishap === 'reset'),
      };
      faults = [
        ...(fault ? [fault] : []),
        ...faults,
        ...unexplained(messages, failed).map(({ text, url }) => `console: ${text} (${url})`),
      ];
      if (faults.length > 0) break;
      before = after;
    }
  } finally {
    await context.close();
    await site.close();
  }
  for (const { path, earlier, mishap } of site.incidents) {
    const what = typeof mishap === 'string' ? mishap : `late by ${mishap.delay} ms`;
    log.push(`  request ${earlier + 1} of ${path}: ${what}`);
  }
  return { log, faults, incidents: site.incidents.length };
}
