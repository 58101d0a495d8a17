import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { SearchEngine } from './engine';
import type { SearchGroup } from './protocol';
import { hintsOf, missingHints } from '../../../tests/unit/search/support/expected';
import { page, siteOf } from '../../../tests/unit/search/support/pages';
import { site } from '../../../tests/unit/search/support/sites';
import { stockSearch } from '../../../tests/unit/search/support/stock';
import { query } from '../../../tests/unit/search/support/words';

// Most of the time is for stock's worker, which runs a thousand times in its own context.
vi.setConfig({ testTimeout: 60_000 });

/** Signs and halves of characters are no words; stock finds them in the midst of anything. */
const HAS_ONLY_WORDS = /^[\p{L}\p{N}\p{M}\s]+$/u;

test("below the limit, every hint of dumi's own search is in our answer, on any site", () => {
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

test("an exact match of a single word has the priority of dumi's own search", () => {
  const data = siteOf(
    page('select', { '': 'Nothing.' }),
    page('other', { select: 'A select, select.', more: 'One select.' }),
  );
  const prioritiesIn = (groups: SearchGroup[]) =>
    hintsOf(groups).map(({ type, link, priority }) => `${type} ${link}: ${priority}`);
  const found = prioritiesIn(new SearchEngine(data).searchNames('select').groups);
  expect(found).toHaveLength(3);
  expect(found.sort()).toEqual(prioritiesIn(stockSearch(data)('select')).sort());
});
