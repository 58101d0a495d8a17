import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Best } from './rank/best';
import { EditDistance, MAX_TYPO_LENGTH } from './match/distance';
import { InsideFinder } from './match/insideFinder';
import { editsAllowed, TypoFinder } from './match/typos';
import { prefixRange } from './inverted-index/searchIndex';

/** Optimal string alignment by the book: a table of numbers, nothing clever. */
function editTable(typed: string, term: string): number[][] {
  const table = Array.from({ length: typed.length + 1 }, (_, line) => [line]);
  for (let column = 1; column <= term.length; column += 1) table[0]![column] = column;
  for (let line = 1; line <= typed.length; line += 1) {
    for (let column = 1; column <= term.length; column += 1) {
      const same = typed[line - 1] === term[column - 1];
      let edits = Math.min(
        table[line - 1]![column - 1]! + (same ? 0 : 1),
        table[line - 1]![column]! + 1,
        table[line]![column - 1]! + 1,
      );
      const isSwap =
        line > 1 &&
        column > 1 &&
        typed[line - 1] === term[column - 2] &&
        typed[line - 2] === term[column - 1];
      if (isSwap) edits = Math.min(edits, table[line - 2]![column - 2]! + 1);
      table[line]![column] = edits;
    }
  }
  return table;
}

const distance = (typed: string, term: string): number => editTable(typed, term).at(-1)!.at(-1)!;
const openDistance = (typed: string, term: string): number =>
  Math.min(...editTable(typed, term).at(-1)!);

const word = fc.string({ unit: fc.constantFrom(...'aabcdé選'), minLength: 1, maxLength: 12 });
const terms = fc.uniqueArray(word, { maxLength: 30 }).map((list) => list.sort());

describe('edits', () => {
  test('are those of the full table, for the term and for its prefixes', () => {
    fc.assert(
      fc.property(word, word, (typed, term) => {
        expect(new EditDistance(typed).to(term)).toBe(distance(typed, term));
        expect(new EditDistance(typed).toBeginning(term)).toBe(openDistance(typed, term));
      }),
      { numRuns: 500 },
    );
  });

  test('are counted correctly for words of the maximum length', () => {
    const alphabet = 'abcdefghijklmnopqrstuvwxyz';
    const long = alphabet.repeat(3).slice(0, MAX_TYPO_LENGTH);
    const swapped = long.slice(0, -2) + long.slice(-1) + long.slice(-2, -1);
    expect(new EditDistance(long).to(long)).toBe(0);
    expect(new EditDistance(long).to(swapped)).toBe(1);
    expect(new EditDistance(long).to('-')).toBe(MAX_TYPO_LENGTH);
  });
});

describe('typos', () => {
  const idsWhere = (list: string[], isNear: (term: string) => boolean) =>
    [...list.keys()].filter((id) => isNear(list[id] ?? ''));
  const sorted = (ids: number[]) => ids.sort((one, other) => one - other);

  test('of whole terms are found, and the prefilter rejects none of them', () => {
    fc.assert(
      fc.property(terms, word, fc.integer({ min: 1, max: 2 }), (list, typed, limit) => {
        const expected = idsWhere(list, (term) => distance(typed, term) <= limit);
        expect(sorted(new TypoFinder(list).whole(typed, limit))).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });

  test('of prefixes are found among the terms that share one of the first two letters', () => {
    fc.assert(
      fc.property(terms, word, (list, typed) => {
        const edits = editsAllowed(typed.length);
        const far = (term: string) =>
          edits
            ? openDistance(typed, term) - edits
            : distance(typed, term.slice(0, typed.length)) - 1;
        const expected = idsWhere(
          list,
          (term) => typed.slice(0, 2).includes(term.charAt(0)) && far(term) <= 0,
        );
        expect(sorted(new TypoFinder(list).beginning(typed))).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });

  test('are not looked for in words longer than anyone types', () => {
    const long = 'x'.repeat(100);
    expect(new TypoFinder([long]).whole(`${long}y`, 2)).toEqual([]);
    expect(new TypoFinder([long]).beginning(long)).toEqual([]);
  });
});

test('a range holds the terms with the prefix and no others', () => {
  fc.assert(
    fc.property(terms, word, (list, prefix) => {
      const { from, to } = prefixRange(list, prefix);
      expect(list.slice(from, to)).toEqual(list.filter((term) => term.startsWith(prefix)));
    }),
  );
});

test('a term is found by any substring, once', () => {
  fc.assert(
    fc.property(terms, word, (list, inner) => {
      const found = new InsideFinder(list).find(inner).map((id) => list[id]);
      expect(found).toEqual(list.filter((term) => term.includes(inner)));
    }),
  );
});

test('the best are kept in order, with ties in the order of the site', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(5)), fc.integer({ min: 1, max: 12 }), (ranks, limit) => {
      const best = new Best(limit);
      ranks.forEach((rank, entry) => best.offer(entry, rank, rank));
      const sorted = [...ranks.entries()].sort(([one, a], [other, b]) => b - a || one - other);
      expect(best.inOrder().map(({ entry }) => entry)).toEqual(
        sorted.slice(0, limit).map(([entry]) => entry),
      );
    }),
  );
});
