import { describe, expect, test } from 'vitest';
import { openContext } from '../browser/support/context';
import { startFaultySite } from '../support/faultySite';
import { doStep } from './support/doStep';
import { grown, measureHeap } from './support/heap';
import { countChanges, isQuiet } from './support/observe';
import type { Step } from './support/steps';
import { waitUntil } from './support/waitUntil';

/** How often the reader goes round before the first measurement, and between the two. */
const ROUNDS = { before: 2, between: 4 };

/** A round that ends where it began, in one document. */
const ROUND: readonly Step[] = [
  { do: 'tab', which: 1 },
  { do: 'follow', which: 30 },
  { do: 'search', words: 'value', which: 1 },
  { do: 'key', key: 'Escape' },
  { do: 'language' },
  { do: 'colour', which: 1 },
  { do: 'back' },
  { do: 'colour', which: 0 },
  { do: 'resize', width: 390, height: 844 },
  { do: 'resize', width: 1280, height: 800 },
  { do: 'back' },
];

async function goRound(leak?: () => void): Promise<string[]> {
  const site = await startFaultySite();
  const context = await openContext({});
  try {
    await context.addInitScript(countChanges);
    const page = await context.newPage();
    const around = { page, url: site.url, opened: () => 0, isOffline: false };
    const start = `${site.url}/demo/single`;
    await page.goto(start);
    const rest = () => waitUntil(async () => site.isIdle() && (await isQuiet(page)), 5000);
    const rounds = async (count: number) => {
      for (let round = 0; round < count; round += 1) {
        for (const step of ROUND) {
          await doStep(step, around);
          await rest();
        }
        if (leak) await page.evaluate(leak);
      }
      return measureHeap(page);
    };
    const before = await rounds(ROUNDS.before);
    const after = await rounds(ROUNDS.between);
    return grown(before, after);
  } finally {
    await context.close();
    await site.close();
  }
}

describe.concurrent('memory', () => {
  test('does not grow while a reader does the same again and again', async () => {
    expect(await goRound()).toEqual([]);
  });

  test('that a page does not set free is found', async () => {
    const leak = () => {
      const kept = document.createElement('div');
      kept.append(...Array.from({ length: 500 }, () => document.createElement('p')));
      Object.assign(window, { [`leak${Math.random()}`]: [kept, Array(100_000).fill(0.5)] });
    };
    const found = await goRound(leak);
    expect(found.join()).toMatch(/bytes grew.*nodes grew/);
  });
});
