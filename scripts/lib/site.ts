import { join } from 'node:path';
import { Problem } from '../../src/lib/problem';
import { parsePublicAddress } from '../../src/document/page/publicAddress';
import { prepareForHosting } from '../hosting/prepareForHosting';
import { checkLinks } from '../links/checkLinks';
import { buildInput } from './buildInput';
import { project, run } from './run';
import { isUpToDate, writeStamp } from './stamp';
import { stopwatch } from './stopwatch';
import { makeWhole } from './wholeFolder';

/**
 * What Node runs to build a site. A build makes many objects that live for the time of one module;
 * with a larger space for new ones (MB), Node collects them less often, which saves a twelfth of
 * the processor time.
 */
export const DUMI_BUILD = [
  '--max-semi-space-size=64',
  'node_modules/dumi/bin/dumi.js',
  'build',
] as const;

/** Where the build puts the site. */
export const dist = join(project, 'dist');

/** Where a build makes it; `.dumirc.ts` reads the variable. */
const draft = join(project, '.cache/site');

async function makeDraft(): Promise<void> {
  const status = await run('node', DUMI_BUILD, { env: { OUTPUT_FOLDER: draft } });
  if (status !== 0) {
    throw new Problem({
      what: 'The site was not built.',
      why: `dumi build ended with status ${status}; its own message stands above.`,
      fix: 'mend what it names, then run the command again.',
    });
  }
  const { base } = parsePublicAddress(process.env.SITE_ADDRESS);
  await checkLinks(draft, base, join(project, 'docs'));
  await prepareForHosting(draft);
}

/** Builds the site. In `dist/` there is all of it or, when the build does not succeed, nothing. */
export async function buildSite(): Promise<void> {
  const elapsed = stopwatch();
  console.log('▸ Site: dumi build');
  const input = await buildInput(project);
  await makeWhole(dist, draft, makeDraft);
  await writeStamp(input, dist);
  console.log(`  done in ${elapsed()}`);
}

/** Builds the site unless the one in dist/ was made from the very input that is there now. */
export async function ensureSite(): Promise<void> {
  if (await isUpToDate(await buildInput(project), dist)) {
    console.log('▸ Site: dist/ is up to date ("npm run build -- --force" builds it anyway)');
  } else {
    await buildSite();
  }
}
