import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../../scripts/chromium';
import { command } from '../../scripts/lib/command';
import { stopwatch } from '../../scripts/lib/stopwatch';
import { bundle } from '../../src/build/bundle';
import { toTable } from '../search/table';
import { buildCold } from './build';
import { type Counts, readCounts } from './counts';
import { runLighthouse } from './lighthouse';
import { visit } from './measure/visit';
import { type Measured, toRows } from './rows';
import { serve } from './serve';
import { prepareSites, type Site } from './sites';

const IN_PAGE = fileURLToPath(new URL('measure/inPage.ts', import.meta.url));

/** Calls a function for each site in turn, so that a busy minute does not hit one of them alone. */
async function inRounds<Item>(
  rounds: number,
  items: readonly Item[],
  measure: (item: Item, index: number) => Promise<void>,
): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, item] of items.entries()) await measure(item, index);
  }
}

async function visitPages(browser: Browser, base: string, inPage: string, wakes: boolean) {
  const home = await visit(browser, { address: `${base}/`, inPage, hasDemo: false, wakes });
  const address = `${base}/demo/single`;
  const demo = await visit(browser, { address, inPage, hasDemo: true, wakes: false });
  return { home, demo };
}

async function measureAll(sites: readonly Site[], { builds, runs, lighthouse }: Counts) {
  const all: Measured[] = sites.map(({ name }) => ({ name, builds: [], home: [], demo: [] }));
  await inRounds(builds, sites, async (site, index) => {
    const seconds = await buildCold(site);
    all[index]?.builds.push(seconds);
    console.log(`▸ ${site.name}: built in ${seconds.toFixed(1)} s`);
  });
  const servers = await Promise.all(sites.map(({ folder }) => serve(join(folder, 'dist'))));
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const inPage = await bundle({ entryPoints: [IN_PAGE] });
    await inRounds(runs, servers, async ({ url }, index) => {
      const { home, demo } = await visitPages(browser, url, inPage, index === 0);
      all[index]?.home.push(home);
      all[index]?.demo.push(demo);
      const paints = [home, demo].map(({ largestPaint }) => Math.round(largestPaint));
      console.log(`▸ ${all[index]?.name}: LCP ${paints.join(' and ')} ms`);
    });
    const [ours] = servers;
    const scores = ours && lighthouse > 0 ? await runLighthouse(ours.url, lighthouse) : [];
    return { all, scores };
  } finally {
    await browser.close();
    await Promise.all(servers.map((server) => server.close()));
  }
}

/** Builds and measures this site and the others, and prints the tables of bench/README.md. */
command(async () => {
  const elapsed = stopwatch();
  const counts = readCounts();
  const { all, scores } = await measureAll(await prepareSites(), counts);
  console.log(`▸ Done in ${elapsed()}\n`);
  const tables = [toRows(all), scores].filter((rows) => rows.length > 1);
  console.log(tables.map((rows) => toTable(rows, 1)).join('\n\n'));
});
