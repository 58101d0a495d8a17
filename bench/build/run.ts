import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { command } from '../../scripts/lib/command';
import { buildCold, buildSite } from '../compare/build';
import { median } from '../compare/median';
import { OURS, prepareSites, type Site } from '../compare/sites';
import { writeSite } from '../scale/writeSite';
import { toTable } from '../search/table';

const ROUNDS = 3;
const PAGE = 'docs/demo/tags.md';

/** Seconds of one round: from nothing, again with no change, and again after a page has changed. */
async function buildThreeTimes(site: Site): Promise<number[]> {
  const cold = await buildCold(site);
  const unchanged = await buildSite(site);
  const page = join(site.folder, PAGE);
  const text = await readFile(page, 'utf8');
  await writeFile(page, `${text}\nOne more sentence, built after ${cold} s.\n`);
  const changed = await buildSite(site);
  await writeFile(page, text);
  return [cold, unchanged, changed];
}

/** Builds this site and stock dumi with the same content, and prints a table of the medians. */
command(async () => {
  // A copy, since a page is changed.
  const folder = await writeSite(0);
  const sites = [{ ...OURS, folder }, ...(await prepareSites(['dumi'])).slice(1)];
  const rounds: number[][][] = sites.map(() => []);
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [index, site] of sites.entries()) {
        const times = await buildThreeTimes(site);
        rounds[index]?.push(times);
        console.log(`▸ ${site.name}: ${times.map((time) => time.toFixed(1)).join(', ')} s`);
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const rows = sites.map(({ name }, index) => [
    name,
    ...[0, 1, 2].map((kind) =>
      median((rounds[index] ?? []).map((times) => times[kind] ?? NaN)).toFixed(1),
    ),
  ]);
  console.log(toTable([['', 'cold, s', 'nothing changed, s', 'one page changed, s'], ...rows], 1));
});
