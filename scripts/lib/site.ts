import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { readManifest } from '../../src/build/installed';
import { outputName } from '../../src/build/outputName';
import { Problem } from '../../src/lib/problem';
import { parsePublicAddress } from '../../src/document/page/publicAddress';
import { prepareForHosting } from '../hosting/prepareForHosting';
import { checkLinks } from '../links/checkLinks';
import { buildInput } from './buildInput';
import { createFatalReader, type FatalReader } from './fatal';
import { project, run } from './run';
import { isUpToDate, writeStamp } from './stamp';
import { stopwatch } from './stopwatch';
import { makeWhole } from './wholeFolder';

/** The program of dumi, wherever the package manager has put it. */
export const DUMI = createRequire(import.meta.url).resolve('dumi/bin/dumi.js');

/**
 * What Node runs to build a site. A build makes many objects that live for the time of one module;
 * with a larger space for new ones (MB), Node collects them less often, which saves a twelfth of
 * the processor time.
 */
export const DUMI_BUILD = ['--max-semi-space-size=64', DUMI, 'build'] as const;

/** Where the build puts the site of a folder. */
export const distOf = (folder: string): string =>
  join(folder, outputName(readManifest(folder)?.manifest ?? {}));

/** Where the build puts the site of this project. */
export const dist = distOf(project);

/**
 * The folder of a site: the current one, unless a command names another.
 *
 * @throws {Problem} When there is no `.dumirc.ts` in it.
 */
export function siteFolder(name: string | undefined): string {
  const folder = resolve(name ?? '.');
  if (existsSync(join(folder, '.dumirc.ts'))) return folder;
  throw new Problem({
    what: `there is no site in ${name ?? folder}.`,
    why: 'a site is a folder with a file .dumirc.ts, which says what it documents.',
    fix: 'correct the path, or write "init" in the place of the command, which makes one.',
  });
}

/** What is said of a build that failed: once what ended it, in its own words if those are ours. */
function buildProblem(status: number, fatal: FatalReader): Problem {
  const problem = new Problem({
    what: 'The site was not built.',
    why: `dumi build ended with status ${status}; its own message stands above.`,
    fix: 'mend what it names, then run the command again.',
  });
  const said = fatal.said();
  const explained = fatal.explained();
  if (explained !== undefined) problem.message = explained;
  else if (said !== undefined) console.error(said);
  return problem;
}

async function makeDraft(folder: string, draft: string): Promise<void> {
  const fatal = createFatalReader();
  const status = await run('node', DUMI_BUILD, {
    cwd: folder,
    env: { OUTPUT_FOLDER: draft },
    isShown: fatal.isShown,
  });
  if (status !== 0) throw buildProblem(status, fatal);
  const { base } = parsePublicAddress(process.env.SITE_ADDRESS);
  await checkLinks(draft, base, join(folder, 'docs'));
  await prepareForHosting(draft);
}

/** What is said of a site, that of this project without a path. */
const nameOf = (folder: string) => relative(process.cwd(), distOf(folder)) || folder;

/** A build reads the engine in this project and the site in its folder. */
async function inputOf(folder: string): Promise<string> {
  const own = await buildInput(project);
  return folder === project ? own : `${own} ${await buildInput(folder)}`;
}

/** Builds a site. Its `dist/` is as it was before until all of the new one is there. */
export async function buildSite(folder = project): Promise<void> {
  const elapsed = stopwatch();
  console.log('▸ Site: dumi build');
  const target = distOf(folder);
  const draft = join(folder, '.cache/site');
  const input = await inputOf(folder);
  await makeWhole(target, draft, () => makeDraft(folder, draft));
  await writeStamp(input, target);
  console.log(`  done in ${elapsed()}`);
}

/** Builds a site unless the one in its dist/ was made from the very input that is there now. */
export async function ensureSite(folder = project): Promise<void> {
  if (await isUpToDate(await inputOf(folder), distOf(folder))) {
    console.log(
      `▸ Site: ${nameOf(folder)}/ is up to date ("npm run build -- --force" builds it anyway)`,
    );
  } else {
    await buildSite(folder);
  }
}
