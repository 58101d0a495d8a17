import { type AnswerTimes, measureAnswers } from './answers';
import { type Candidate, loadCandidates } from './candidates';
import { Host } from './host';
import { measureMetadata, type MetadataTime } from './metadata';
import { measurePosting } from './posting';
import { generateSite, type Site } from './site';
import { count, figure, megabytes, toTable } from './table';

const SIZES = process.argv.slice(2).map(Number);
const DEFAULT_SIZES = [31, 1_000, 5_000, 20_000];

/** What was measured of one worker on one site. */
interface Measured {
  site: Omit<Site, 'data'>;
  name: string;
  answers: AnswerTimes;
  metadata: MetadataTime;
  memory: number;
}

async function measure(candidate: Candidate, site: Site): Promise<Measured> {
  const host = new Host(candidate);
  const metadata = await measureMetadata(host, site, candidate.takesBytes);
  const memory = await host.memory();
  const answers = await measureAnswers(host);
  await host.stop();
  const { pages, words } = site;
  return { site: { pages, words }, name: candidate.name, answers, metadata, memory };
}

function answersTable(all: readonly Measured[]): string {
  return toTable([
    ['pages', 'worker', 'p50 ms', 'p95 ms', 'max ms', 'p95 processor ms', 'most hints'],
    ...all.map(({ site, name, answers: { p50, p95, max, processorP95, mostHints } }) => [
      count(site.pages),
      name,
      figure(p50),
      figure(p95),
      figure(max),
      figure(processorP95),
      count(mostHints),
    ]),
  ]);
}

function metadataTable(all: readonly Measured[]): string {
  return toTable([
    [
      'pages',
      'worker',
      'words',
      'generate-metadata ms',
      'µs a word',
      'processor µs a word',
      'memory MB',
    ],
    ...all.map(({ site, name, metadata, memory }) => [
      count(site.pages),
      name,
      count(site.words),
      figure(metadata.clock),
      figure((metadata.clock * 1000) / site.words),
      figure((metadata.processor * 1000) / site.words),
      megabytes(memory),
    ]),
  ]);
}

function growthTable(all: readonly Measured[]): string {
  const rows = all.flatMap((now) => {
    const before = all
      .filter(({ name, site }) => name === now.name && site.pages < now.site.pages)
      .pop();
    if (!before) return [];
    return [
      [
        `${count(before.site.pages)} to ${count(now.site.pages)}`,
        now.name,
        figure(now.site.pages / before.site.pages),
        figure(now.answers.p50 / before.answers.p50),
        figure(now.answers.p95 / before.answers.p95),
      ],
    ];
  });
  return toTable([['pages', 'worker', 'pages ×', 'p50 ×', 'p95 ×'], ...rows]);
}

async function main(): Promise<void> {
  const candidates = await loadCandidates();
  const all: Measured[] = [];
  const posting = [['pages', 'handed over as', 'page stands still ms']];
  for (const size of SIZES.length ? SIZES : DEFAULT_SIZES) {
    const site = generateSite(size);
    for (const candidate of candidates) all.push(await measure(candidate, site));
    const { objects, bytes } = await measurePosting(site);
    posting.push([count(size), 'objects (stock)', figure(objects)]);
    posting.push([count(size), 'bytes (this site)', figure(bytes)]);
  }
  const tables = [answersTable(all), metadataTable(all), growthTable(all), toTable(posting)];
  console.log(tables.join('\n\n'));
}

void main();
