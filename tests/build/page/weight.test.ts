import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { PAGE_SCRIPTS_ID, parsePageScripts } from '../../../src/page/pageScripts';
import type { PackageSizes } from '../../../src/plugins/site/packageSizes';
import { filesWith, parse, read } from '../dist';

/** Bytes of gzip that a page may load, apart from headers. */
const BUDGETS = {
  'script of / that nobody touches': 10_000,
  'script of /demo/single by the load event': 10_000,
  'script of /demo/single until all demos are live': 122_000,
  'script of / with everything there': 148_000,
  'style of /demo/single': 10_000,
};

/** Files that a page may request until its demos are live, with the document and the icon. */
const MAX_REQUESTS = 12;

const sizes = JSON.parse(
  readFileSync('.dumi/tmp-production/package-sizes.json', 'utf8'),
) as PackageSizes;

const fileOf = (address: string) => address.replace(/^\//, '');

/** The script of a chunk. */
function scriptOf(chunk: string): string {
  const file = filesWith('.js').find((name) => name.startsWith(`${chunk}.`));
  if (file === undefined) throw new Error(`there is no script of the chunk ${chunk}`);
  return file;
}

function addressesOf(page: Document, selector: string, attribute: string): string[] {
  return [...page.querySelectorAll(selector)].map(
    (element) => element.getAttribute(attribute) ?? '',
  );
}

function filesOf(address: string) {
  const page = parse(address);
  const scripts = parsePageScripts(page.getElementById(PAGE_SCRIPTS_ID)?.textContent ?? '');
  return {
    entry: addressesOf(page, 'script[src]', 'src'),
    style: addressesOf(page, 'link[rel=stylesheet]', 'href'),
    shell: scripts.shell.map(scriptOf),
    stages: scripts.stages.map(scriptOf),
  };
}

const weigh = (addresses: Iterable<string>) =>
  [...addresses].reduce(
    (sum, address) => sum + gzipSync(read(fileOf(address)), { level: 9 }).length,
    0,
  );

/** The packages in some scripts, the largest first, with kB of source. */
function packagesIn(addresses: Iterable<string>): string {
  const all = new Map<string, number>();
  for (const address of addresses) {
    for (const [name, bytes] of Object.entries(sizes[fileOf(address)] ?? {}))
      all.set(name, (all.get(name) ?? 0) + bytes);
  }
  return [...all]
    .sort(([, a], [, b]) => b - a)
    .map(([name, bytes]) => `${name}: ${Math.round(bytes / 1000)} kB`)
    .join('\n');
}

const home = filesOf('/');
const single = filesOf('/demo/single');
const live = new Set([...single.entry, ...single.stages]);
const whole = new Set([...home.entry, ...home.shell]);

describe('what a page loads', () => {
  test.for([
    ['script of / that nobody touches', home.entry],
    ['script of /demo/single by the load event', single.entry],
    ['script of /demo/single until all demos are live', live],
    ['script of / with everything there', whole],
    ['style of /demo/single', single.style],
  ] as const)('%s is within its budget', ([name, addresses]) => {
    expect(weigh(addresses), `${name} consists of\n${packagesIn(addresses)}`).toBeLessThanOrEqual(
      BUDGETS[name],
    );
  });

  test('until its demos are live is no more than a dozen files', () => {
    const rest = ['the document', 'the icon'];
    expect(live.size + single.style.length + rest.length).toBeLessThanOrEqual(MAX_REQUESTS);
  });

  test('of other packages is what is written down', async () => {
    const packages = packagesIn(live).replace(/^site: .*\n?/m, '');
    await expect(packages).toMatchFileSnapshot('packages.txt');
  });
});
