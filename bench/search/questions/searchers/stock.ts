import { isListOf, isRecord } from '../../../../src/lib/read';
import { loadCandidates } from '../../candidates';
import { Host } from '../../host';
import { type BuiltSite } from '../site';
import { type Searcher } from './searcher';

function linksIn(answer: unknown): string[] {
  const groups = isListOf(answer, isRecord) ? answer : [];
  return groups
    .flatMap(({ hints }) => (isListOf(hints, isRecord) ? hints : []))
    .map(({ link }) => String(link));
}

/**
 * Stock dumi's worker, with its order of groups and hints, on the data of this site's search (D2):
 * it has a section for each row of a table, which dumi itself would not make of it.
 */
export async function createStock({ data }: BuiltSite): Promise<Searcher> {
  const candidate = (await loadCandidates()).find(({ takesBytes }) => !takesBytes);
  if (!candidate) throw new Error('bench/search/candidates.ts has no stock dumi.');
  const host = new Host(candidate);
  await host.fill(JSON.parse(data));
  return {
    name: candidate.name,
    search: async (keywords) =>
      linksIn(await host.ask({ action: 'get-search-result', args: { keywords } })),
    close: () => host.stop(),
  };
}
