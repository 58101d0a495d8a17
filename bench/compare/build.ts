import { performance } from 'node:perf_hooks';
import { execa } from 'execa';
import { Problem } from '../../src/lib/problem';
import { clean, type Site } from './sites';

/** How much of the output of a failed build is shown. */
const LAST_LINES = 30;

/** Builds a site without anything an earlier build left. Returns the seconds it took. */
export async function buildCold(site: Site): Promise<number> {
  await clean(site);
  return buildSite(site);
}

/** Builds a site as it is. Returns the seconds it took. */
export async function buildSite(site: Site): Promise<number> {
  const start = performance.now();
  const { failed, all } = await execa('npm', ['run', 'build'], {
    cwd: site.folder,
    all: true,
    reject: false,
  });
  if (failed) {
    throw new Problem({
      what: `The build of ${site.name} failed.`,
      why: `it ended with: ${all.split('\n').slice(-LAST_LINES).join('\n')}`,
      fix: `run "npm run build" in ${site.folder}.`,
    });
  }
  return (performance.now() - start) / 1000;
}
