import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { parsePageScripts } from '../../../src/document/page/pageScripts';
import { PAGES } from '../../support/addresses';
import { filesWith, parse, read } from '../dist';
import { packagesIn, readRecord, toList, toRecord, whatCameIn } from './packageSizes';
import { PAGE_SCRIPTS_ID } from '../../../src/document/contract';

/** Bytes of gzip that a page may load, apart from headers. */
const BUDGETS = {
  // 10,000 were asked for.
  'script of / that nobody touches': 6_200,
  'script of /demo/single by the load event': 6_200,
  'script of the controls that do not wait for the application': 1_500,
  // With the name of the dialog of shortcuts, which is in the texts that all pages share.
  'script of the heaviest other page until all of its demos are live': 122_050,
  // With the focus kept where a notice goes, filters announced after the last key, rows of prop
  // tables that open, an early press on what opens all of them, a menu beside the title, a filter
  // that stays in sight, a choice of package managers, a dialog of shortcuts, whose list comes on
  // request, and a line of facts.
  'script of / with everything there': 110_350,
  // Three form libraries and zod, which no other page has.
  'script of /guide/form-libraries until its demos are live': 206_000,
  // That of the page itself is below 10,000; the heaviest demo page has a style sheet of its own.
  // With radio buttons drawn as tabs, and a list of package managers.
  'style of /demo/single': 10_500,
};

/** Of the longest page: its document with style sheets, 34,000 were asked for; its elements. */
const LONGEST = { bytes: 39_700, elements: 3_000 };

/** Files that a page may request until its demos are live, those in frames included. */
const MAX_REQUESTS = 10;

const fileOf = (address: string) => address.replace(/^\//, '');

/** The script of a chunk. */
function scriptOf(chunk: string): string {
  const file = filesWith('.js').find((name) => name.startsWith(`assets/${chunk}.`));
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
    style: addressesOf(page, 'style[data-href]', 'data-href'),
    shell: scripts.shell.map(scriptOf),
    stages: scripts.stages.map(scriptOf),
    frames: addressesOf(page, 'iframe[src^="/~demos/"]', 'src'),
  };
}

/** The scripts of a page until its demos are live, with those of its frames. */
function liveScriptsOf(address: string): Set<string> {
  const { entry, stages, frames } = filesOf(address);
  const framed = frames.map(filesOf).flatMap((frame) => [...frame.entry, ...frame.stages]);
  return new Set([...entry, ...stages, ...framed]);
}

const sizes = new Map<string, number>();

function sizeOf(file: string): number {
  const size = sizes.get(file) ?? gzipSync(read(file), { level: 9 }).length;
  sizes.set(file, size);
  return size;
}

const weigh = (addresses: Iterable<string>) =>
  [...addresses].reduce((sum, address) => sum + sizeOf(fileOf(address)), 0);

/** The page whose demos are of other libraries. */
const FORM_LIBRARIES = '/guide/form-libraries';

const home = filesOf('/');
const single = filesOf('/demo/single');
const liveScripts = new Map(PAGES.map((address) => [address, liveScriptsOf(address)]));
const formLibraries = liveScripts.get(FORM_LIBRARIES) ?? new Set();
const others = [...liveScripts].filter(([address]) => address !== FORM_LIBRARIES);
const [[heaviest, live] = ['', new Set<string>()]] = others.sort(
  ([, one], [, other]) => weigh(other) - weigh(one),
);
const whole = new Set([...home.entry, scriptOf('controls'), ...home.shell]);

/** Which packages are in scripts, as it is written down beside this file. */
const RECORDS = { live: 'packages.txt', whole: 'packagesOfApplication.txt' };

/** What a reader of a failed test wants to know: what made the scripts so large. */
function explain(name: string, addresses: Iterable<string>, record: string | undefined): string {
  const packages = packagesIn([...addresses].map(fileOf));
  return [
    `${name} is above its budget. What is new or larger than written down beside this test:`,
    whatCameIn(record === undefined ? new Map() : readRecord(record), packages),
    'All of it, as source:',
    toList(packages),
  ].join('\n');
}

describe('what a page loads', () => {
  test.for([
    ['script of / that nobody touches', home.entry, undefined],
    ['script of /demo/single by the load event', single.entry, undefined],
    [
      'script of the controls that do not wait for the application',
      [scriptOf('controls')],
      undefined,
    ],
    ['script of the heaviest other page until all of its demos are live', live, RECORDS.live],
    ['script of / with everything there', whole, RECORDS.whole],
    ['script of /guide/form-libraries until its demos are live', formLibraries, undefined],
    ['style of /demo/single', single.style, undefined],
  ] as const)('%s is within its budget', ([name, addresses, record]) => {
    const explanation = `${explain(name, addresses, record)}\nThe heaviest page is ${heaviest}.`;
    expect(weigh(addresses), explanation).toBeLessThanOrEqual(BUDGETS[name]);
  });

  test('the document of the longest page is within its budget', () => {
    expect(sizeOf('index.html')).toBeLessThanOrEqual(LONGEST.bytes);
    expect(parse('/').querySelectorAll('*').length).toBeLessThanOrEqual(LONGEST.elements);
  });

  test.for([...liveScripts])('until its demos are live is at most ten files: %s', ([, scripts]) => {
    const rest = ['the document', 'the icon', 'the document of the frame'];
    expect(scripts.size + rest.length).toBeLessThanOrEqual(MAX_REQUESTS);
  });

  test.for([
    ['of other packages until its demos are live', live, RECORDS.live],
    ['of other packages with everything there', whole, RECORDS.whole],
  ] as const)('%s is what is written down', async ([, addresses, record]) => {
    const packages = packagesIn([...addresses].map(fileOf));
    const update = 'npx vitest run --project build tests/build/page/weight.test.ts -u';
    await expect(
      toRecord(packages),
      `tests/build/page/${record} is out of date. If the change is meant, run "${update}" and commit it.`,
    ).toMatchFileSnapshot(record);
  });
});
