import { beforeAll, expect, test, vi } from 'vitest';
import { type SearchGroup } from '../../../src/search/engine/protocol';
import { DEFAULT_LIMIT } from '../../../src/search/engine/engine';
import { hintsOf, missingHints } from '../../unit/search/support/expected';
import { stockSearch } from '../../unit/search/support/stock';
import { builtData, builtEngine } from './support';

// Most of the time is for stock's worker.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const data = builtData();
const engine = builtEngine();
const stock = stockSearch(data);

/** One in so many words is queried. */
const STRIDE = 9;

/**
 * What readers may type: words of the titles, headings and texts of the pages, beginnings of them,
 * and pairs.
 */
const QUERIES = (() => {
  const texts = Object.values(data.routes).flatMap(({ meta }) => [
    meta?.frontmatter?.title ?? '',
    ...(meta?.toc ?? []).map(({ title }) => title),
    ...(meta?.texts ?? []).map(({ value }) => value),
  ]);
  const words = new Set(texts.flatMap((text) => text.match(/[\p{L}\p{N}]+/gu) ?? []));
  const some = [...words].filter((_, at) => at % STRIDE === 0);
  return some.map((word, at) => {
    if (at % 3 === 0) return word;
    return at % 3 === 1 ? word.slice(0, 3) : `${word} ${some[at - 1] ?? ''}`;
  });
})();

let answers: { query: string; theirs: SearchGroup[] }[] = [];
beforeAll(() => {
  answers = QUERIES.map((query) => ({ query, theirs: stock(query) }));
});

test("every hint of dumi's own search is in our answer when the limit allows it", () => {
  expect(answers.length).toBeGreaterThan(150);
  for (const { query, theirs } of answers) {
    expect(missingHints(theirs, engine.searchNames(query, 1000).groups), query).toEqual([]);
  }
});

test("every hint of dumi's own search is in an answer of the default size, if that is not full", () => {
  let small = 0;
  for (const { query, theirs } of answers) {
    const { groups, total } = engine.searchNames(query);
    // When the answer is full, no fuzzy matches were looked for: words that contain the query.
    if (total >= DEFAULT_LIMIT) continue;
    small += 1;
    expect(hintsOf(groups)).toHaveLength(total);
    expect(missingHints(theirs, groups), query).toEqual([]);
  }
  expect(small).toBeGreaterThan(100);
});

test("groups have the titles, priorities and order of dumi's own search", () => {
  const head = ({ title, priority }: SearchGroup) => ({ title, priority });
  for (const keywords of ['select', 'option value', 'install', 'test']) {
    const theirs = stock(keywords).map(head);
    const ours = engine.searchNames(keywords, 1000).groups.map(head);
    // A typo may add a group.
    expect(ours.filter(({ title }) => theirs.some((group) => group.title === title))).toEqual(
      theirs,
    );
  }
});
