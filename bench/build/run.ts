import { command } from '../../scripts/lib/command';
import { buildCold, buildSite } from '../compare/build';
import { median } from '../compare/median';
import { prepareSites, type Site } from '../compare/sites';
import { toTable } from '../search/table';

const ROUNDS = 3;

/** Seconds of one round: from nothing, and again with no change. */
async function buildTwice(site: Site): Promise<number[]> {
  return [await buildCold(site), await buildSite(site)];
}

/** Builds this site and stock dumi with the same content, and prints a table of the medians. */
command(async () => {
  const sites = await prepareSites(['dumi']);
  const rounds: number[][][] = sites.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, site] of sites.entries()) {
      const times = await buildTwice(site);
      rounds[index]?.push(times);
      console.log(`▸ ${site.name}: ${times.map((time) => time.toFixed(1)).join(', ')} s`);
    }
  }
  const rows = sites.map(({ name }, index) => [
    name,
    ...[0, 1].map((kind) =>
      median((rounds[index] ?? []).map((times) => times[kind] ?? NaN)).toFixed(1),
    ),
  ]);
  console.log(toTable([['', 'something changed, s', 'nothing changed, s'], ...rows], 1));
});
