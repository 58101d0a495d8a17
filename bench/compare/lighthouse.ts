import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { findChromium } from '../../scripts/chromium';
import { isRecord } from '../../src/lib/read';
import { Problem } from '../../src/lib/problem';
import { median } from './median';
import { installPeer } from './sites';

/** The 404 page by its own address: with the status 404, Lighthouse measures nothing. */
const ADDRESSES = [
  '/',
  '/demo',
  '/demo/single',
  '/demo/tags',
  '/demo/dropdown-render',
  '/404.html',
];

/** What Lighthouse scores, in the order of its report. */
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** What Lighthouse says about a page. */
interface Report {
  /** From 0 to 100, one for each category. */
  scores: number[];
  /** What costs points outside of performance, where every audit costs some. */
  faults: string[];
}

function fieldOf(value: unknown, name: string): unknown {
  return isRecord(value) ? value[name] : undefined;
}

function faultsOf(report: unknown, category: unknown): string[] {
  const references = fieldOf(category, 'auditRefs');
  if (!Array.isArray(references)) return [];
  return references
    .filter((reference) => Number(fieldOf(reference, 'weight')) > 0)
    .map((reference) => String(fieldOf(reference, 'id')))
    .filter((id) => fieldOf(fieldOf(fieldOf(report, 'audits'), id), 'score') === 0);
}

function readReport(report: unknown): Report {
  const categories = CATEGORIES.map((name) => fieldOf(fieldOf(report, 'categories'), name));
  return {
    scores: categories.map((category) => Math.round(Number(fieldOf(category, 'score')) * 100)),
    faults: categories.slice(1).flatMap((category) => faultsOf(report, category)),
  };
}

async function audit(folder: string, url: string): Promise<Report> {
  const output = join(folder, 'report.json');
  await rm(output, { force: true });
  const flags = ['--output=json', `--output-path=${output}`, '--quiet'];
  const { failed, all } = await execa(
    'lighthouse',
    [url, ...flags, '--chrome-flags=--headless=new --no-sandbox --disable-gpu'],
    {
      cwd: folder,
      localDir: folder,
      preferLocal: true,
      env: { CHROME_PATH: findChromium() },
      all: true,
      reject: false,
    },
  );
  if (failed) {
    throw new Problem({
      what: `Lighthouse did not measure ${url}.`,
      why: `it ended with: ${all}`,
      fix: 'run the command again; CHROMIUM_PATH can name another browser.',
    });
  }
  return readReport(JSON.parse(await readFile(output, 'utf8')));
}

/** Scores of the phone profile: one row for each page, medians of all runs. */
export async function runLighthouse(base: string, runs: number): Promise<string[][]> {
  const folder = await installPeer('lighthouse');
  const rows: string[][] = [];
  for (const address of ADDRESSES) {
    const all: Report[] = [];
    for (let run = 0; run < runs; run += 1) all.push(await audit(folder, base + address));
    const scores = CATEGORIES.map((_, index) =>
      median(all.map((report) => report.scores[index] ?? NaN)),
    );
    const faults = new Set(all.flatMap((report) => report.faults));
    rows.push([address, ...scores.map(String), [...faults].join(', ')]);
  }
  return [['page', ...CATEGORIES, 'what costs points'], ...rows];
}
