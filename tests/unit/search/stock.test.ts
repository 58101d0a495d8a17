import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { DEFAULT_LIMIT, SearchEngine } from '../../../src/search/engine';
import type { SearchGroup } from '../../../src/search/protocol';
import { highlighted, hintsOf, missingHints } from './support/expected';
import { readmeSite } from './support/readmes';
import { site } from './support/sites';
import { stockSearch } from './support/stock';
import { query } from './support/words';

// Most of the time is for stock's worker, which runs a thousand times in its own context.
vi.setConfig({ testTimeout: 60_000 });

/** Signs and halves of characters are no words; stock finds them in the midst of anything. */
const HAS_ONLY_WORDS = /^[\p{L}\p{N}\p{M}\s]+$/u;

/** Words of the prose of the packages, the beginnings of some, and pairs of them. */
function readmeQueries(): string[] {
  const prose = Object.values(readmeSite().routes)
    .flatMap(({ meta }) => meta?.texts ?? [])
    .map(({ value }) => value)
    .join(' ');
  const words = [...new Set(prose.split(/[^\p{L}\p{N}]+/u))].filter(Boolean);
  const some = words.filter((_, at) => at % 41 === 0);
  const beginnings = some.map((word, at) => word.slice(0, 1 + (at % 4)));
  const pairs = some.map((word, at) => `${word} ${some[at + 1] ?? ''}`.trim());
  return [...some, ...beginnings, ...pairs];
}

describe("below the limit, every hint of dumi's own search is in our answer", () => {
  test('on random sites with random queries', () => {
    fc.assert(
      fc.property(site, fc.array(query, { minLength: 1, maxLength: 8 }), (data, queries) => {
        const stock = stockSearch(data);
        const engine = new SearchEngine(data);
        for (const keywords of queries.filter((words) => HAS_ONLY_WORDS.test(words))) {
          const { groups, total } = engine.searchNames(keywords, 1000);
          expect(total).toBe(hintsOf(groups).length);
          expect(missingHints(stock(keywords), groups), keywords).toEqual([]);
        }
      }),
      { numRuns: 150 },
    );
  });

  test('on the READMEs of packages', () => {
    const data = readmeSite();
    const stock = stockSearch(data);
    const engine = new SearchEngine(data);
    for (const keywords of readmeQueries()) {
      const { groups } = engine.searchNames(keywords, 1000);
      expect(missingHints(stock(keywords), groups), keywords).toEqual([]);
    }
  });

  test('with the default limit, too', () => {
    const data = readmeSite();
    const stock = stockSearch(data);
    const engine = new SearchEngine(data);
    const answers = readmeQueries().map((keywords) => ({
      keywords,
      found: engine.searchNames(keywords),
    }));
    const small = answers.filter(({ found }) => found.total < DEFAULT_LIMIT);
    expect(small.length).toBeGreaterThan(10);
    for (const { keywords, found } of small) {
      expect(missingHints(stock(keywords), found.groups), keywords).toEqual([]);
    }
  });
});

test("groups have the titles, priorities and order of dumi's own search", () => {
  const data = readmeSite();
  const stock = stockSearch(data);
  const engine = new SearchEngine(data);
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

test("an exact match of a single word has the priority of dumi's own search", () => {
  const data = readmeSite();
  const stock = stockSearch(data);
  const engine = new SearchEngine(data);
  for (const keywords of ['select', 'install', 'react']) {
    const priorities = new Map(
      hintsOf(stock(keywords)).map(({ type, link, priority }) => [`${type} ${link}`, priority]),
    );
    const exact = hintsOf(engine.searchNames(keywords, 1000).groups).filter(
      ({ priority }) => priority >= 1,
    );
    const comparable = exact.filter(({ highlightTexts, highlightTitleTexts }) =>
      // Stock looks the highlighted text up in the query with its case, and counts what it does not
      // find once more.
      [...highlighted(highlightTexts), ...highlighted(highlightTitleTexts)].every(
        (text) => text === keywords,
      ),
    );
    expect(comparable.length).toBeGreaterThan(0);
    for (const { type, link, priority } of comparable) {
      expect(priority, `${type} ${link}`).toBe(priorities.get(`${type} ${link}`));
    }
  }
});
