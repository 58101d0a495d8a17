import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Engine } from './drivers/driver';
import { ENGINES, type EngineName } from './engines';
import { JOURNEYS } from './journeys';
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

  describe(`in ${name}, a reader`, () => {
    for (const { name: title, expected, run } of JOURNEYS) {
      const isLimit = LIMITS.some((it) => it.engine === name && it.journey === title);
      test.skipIf(isLimit)(title, async () => {
        const site = await startSite();
        onTestFinished(() => site.close());
        const tab = await engine?.newTab();
        if (!tab) throw new Error(`${name} was not started.`);
        onTestFinished(() => tab.close());
        await run(new Reader(tab, site.url), site);
        expect(site.reports.filter((report) => !expected?.test(report))).toEqual([]);
      });
    }
  });
}
