import type { Browser, Page } from 'playwright-core';
import { Problem } from '../../../src/lib/problem';
import { type Arrival, recordTransfer, total, type Transfer } from '../../recordTransfer';
import { DEMO, type Marks } from './marks';
import { openPhone, slowDown } from './phone';

/** What one visit to a page took; times in milliseconds. */
export interface Visit {
  firstPaint: number;
  largestPaint: number;
  /** How long tasks of more than 50 ms kept the page waiting beyond these, from first paint on. */
  blocked: number;
  /** Bytes of the document itself, without the style sheets in it. */
  html: number;
  /** What had arrived by the load event. */
  readable: Transfer;
  /** What arrived with nobody touching the page, until its demo was live. */
  untouched: Transfer;
  /** When its demo was live. */
  live?: number;
  /** All that arrived, with what the first key press made the page fetch. */
  awake?: Transfer;
}

/** How a page is visited. */
export interface VisitOptions {
  address: string;
  /** The script that notes `Marks`. */
  inPage: string;
  /** Waits until the demo of `/demo/single` is live. */
  hasDemo: boolean;
  /** Presses a key once everything is quiet. */
  wakes: boolean;
}

/** No request for so long, in milliseconds, means that nothing more is coming. */
const QUIET = 2000;
const PATIENCE = 60_000;
/** Seldom, so that asking does not keep the page busy. */
const POLL = 250;
/** What a task may take before it counts as blocking (https://web.dev/articles/tbt). */
const LONG = 50;

async function waitForDemo(page: Page): Promise<void> {
  try {
    await page.waitForFunction(() => window.benchMarks?.live !== undefined, undefined, {
      timeout: PATIENCE,
      polling: POLL,
    });
  } catch (cause) {
    throw new Problem({
      what: `The demo of ${page.url()} did not become live.`,
      why: `React had not taken over ${DEMO} after ${PATIENCE / 1000} s: ${String(cause)}`,
      fix: 'open the page, look into its console, and compare the element with bench/compare/measure/marks.ts.',
    });
  }
}

function blockedTime({ firstPaint, longTasks }: Marks): number {
  return longTasks
    .map(({ start, duration }) => start + duration - Math.max(start, firstPaint) - LONG)
    .filter((excess) => excess > 0)
    .reduce((sum, excess) => sum + excess, 0);
}

/** The marks of a page, and when its load event began, in milliseconds since 1970. */
async function readMarks(page: Page): Promise<{ marks: Marks; loaded: number }> {
  const { marks, loaded } = await page.evaluate(() => ({
    marks: window.benchMarks,
    loaded:
      performance.timeOrigin +
      Math.max(
        ...performance
          .getEntriesByType('navigation')
          .map((entry) =>
            entry instanceof PerformanceNavigationTiming ? entry.loadEventStart : 0,
          ),
      ),
  }));
  if (marks) return { marks, loaded };
  throw new Error(`bench/compare/measure/inPage.ts did not run in ${page.url()}.`);
}

/** Visits a page once, on a phone with an empty cache. */
export async function visit(
  browser: Browser,
  { address, inPage, hasDemo, wakes }: VisitOptions,
): Promise<Visit> {
  const context = await openPhone(browser);
  const record = recordTransfer(context);
  const page = await context.newPage();
  await page.addInitScript({ content: inPage });
  await slowDown(page);

  await page.goto(address, { waitUntil: 'load', timeout: PATIENCE });
  if (hasDemo) await waitForDemo(page);
  await record.idle(QUIET);
  // Before a key is pressed, which would end the search for the largest paint.
  const { marks, loaded } = await readMarks(page);
  const arrivals: Arrival[] = await record.take();
  const readable = total(arrivals.filter(({ time }) => time <= loaded));
  const untouched = total(arrivals);
  if (wakes) {
    await page.keyboard.press('Tab');
    await record.idle(QUIET);
    arrivals.push(...(await record.take()));
  }
  await context.close();
  return {
    firstPaint: marks.firstPaint,
    largestPaint: marks.largestPaint,
    blocked: blockedTime(marks),
    html: total(arrivals.filter(({ kind }) => kind === 'document').slice(0, 1)).weights.document,
    readable,
    untouched,
    ...(marks.live !== undefined && { live: marks.live }),
    ...(wakes && { awake: total(arrivals) }),
  };
}
