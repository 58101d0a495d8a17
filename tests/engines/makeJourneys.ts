import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Engine } from './drivers/driver';
import { ENGINES, type EngineName } from './engines';
import { JOURNEYS } from './journeys';
import { FAULTS } from './journeys/faults';
import type { Journey } from './journeys/journey';
import { LIMITS } from './limits';
import { Reader } from './support/reader';
import { startSite } from './support/site';

/** Makes each journey in one engine, with a site and a browser profile of its own. */
export function makeJourneys(name: EngineName): void {
  let engine: Engine | undefined;
  beforeAll(async () => {
    engine = await ENGINES[name]();
  });
  afterAll(() => engine?.close());

  /** Makes a journey, and answers what was reported by then. */
  async function make({ run }: Journey): Promise<() => Promise<string[]>> {
    const site = await startSite();
    onTestFinished(() => site.close());
    const tab = await engine?.newTab();
    if (!tab) throw new Error(`${name} was not started.`);
    onTestFinished(() => tab.close());
    const reader = new Reader(tab, site.url);
    await run(reader, site);
    // The page tells the site of its frames first.
    return async () => [...(await reader.reports()), ...site.reports];
  }

  describe(`in ${name}, a reader`, () => {
    for (const journey of JOURNEYS) {
      const isLimit = LIMITS.some((it) => it.engine === name && it.journey === journey.name);
      test.skipIf(isLimit)(journey.name, async () => {
        const reports = await (await make(journey))();
        expect(reports.filter((report) => !journey.expected?.test(report))).toEqual([]);
      });
    }
  });

  describe(`in ${name}, what goes wrong is noticed in`, () => {
    for (const fault of FAULTS) {
      test(fault.name, async () => {
        const reports = await make(fault);
        const missing = async () => {
          const found = await reports();
          return fault.reported.filter((report) => !found.some((it) => report.test(it)));
        };
        await expect.poll(missing, { timeout: 10_000 }).toEqual([]);
      });
    }
  });
}
