import { parseArgs } from 'node:util';
import { command } from '../../../scripts/lib/command';
import { toTable } from '../table';
import { countRight, measure, type Outcome } from './measure';
import { peerPages } from './peers/pages';
import { type Half, readQuestions, readUnanswered } from './readQuestions';
import { createLunr } from './searchers/lunr';
import { createMiniSearch } from './searchers/miniSearch';
import { createOurs, type OurSearcher } from './searchers/ours';
import { createPagefind } from './searchers/pagefind';
import { type Searcher } from './searchers/searcher';
import { createStock } from './searchers/stock';
import { readSite, type BuiltSite } from './site';

/** Among how many hits a right one is looked for: first, among three, among five. */
const AMONG = [1, 3, 5];

function share(outcomes: readonly Outcome[], first: number): string {
  const right = countRight(outcomes, first);
  return `${Math.round((100 * right) / outcomes.length)} % (${right})`;
}

async function tableOf(
  half: Half,
  searchers: readonly Searcher[],
  { readings }: BuiltSite,
): Promise<string> {
  const questions = readQuestions(half);
  const rows: string[][] = [];
  for (const searcher of searchers) {
    const outcomes = await measure(searcher, questions, readings);
    rows.push([searcher.name, ...AMONG.map((first) => share(outcomes, first))]);
  }
  const head = [`${questions.length} questions, ${half}`, 'first', 'among three', 'among five'];
  return toTable([head, ...rows], 1);
}

function weakLine(half: Half, ours: OurSearcher): string {
  const questions = readUnanswered(half);
  const weak = questions.filter(({ question }) => ours.isWeak(question));
  return `This site says "no good match" to ${weak.length} of ${questions.length} questions that it does not answer.`;
}

/** Each question of the tuning half with the first hits of this site's search. */
async function printList(ours: Searcher, { readings }: BuiltSite): Promise<void> {
  const outcomes = await measure(ours, readQuestions('tuning'), readings);
  for (const { question, hits, right } of outcomes) {
    const place = right === undefined ? 'not found' : `${right + 1}`;
    console.log(`${place}\t${question.question}\n\t${hits.slice(0, 3).join('  ')}`);
  }
}

/** What creates the searches that this site's is compared with. */
function peersOf(site: BuiltSite): (() => Promise<Searcher>)[] {
  const pages = site.pages.flatMap(peerPages);
  return [
    () => createMiniSearch(pages),
    () => createPagefind(pages),
    () => createLunr(pages),
    () => createStock(site),
  ];
}

async function printTables(halves: readonly Half[], site: BuiltSite): Promise<void> {
  const ours = createOurs(site);
  const searchers: Searcher[] = [ours];
  try {
    for (const create of peersOf(site)) searchers.push(await create());
    for (const half of halves) {
      console.log(`${await tableOf(half, searchers, site)}\n\n${weakLine(half, ours)}\n`);
    }
  } finally {
    for (const { close } of searchers) await close?.();
  }
}

/** Prints how well searches answer questions: those of the tuning half, and others on request. */
command(async () => {
  const { values } = parseArgs({
    options: {
      unseen: { type: 'boolean', default: false },
      fresh: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
    },
  });
  const site = await readSite();
  if (values.list) await printList(createOurs(site), site);
  else {
    const more = [
      ...(values.unseen ? (['unseen'] as const) : []),
      ...(values.fresh ? (['fresh'] as const) : []),
    ];
    await printTables(['tuning', ...more], site);
  }
});
