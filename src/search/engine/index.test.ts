import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FIELD, FIELD_BITS, FIELD_MASK, LEVELS } from './inverted-index/fields';
import { HotPrefixes } from './inverted-index/hotPrefixes';
import { IndexBuilder } from './inverted-index/indexBuilder';
import type { SearchIndex } from './inverted-index/searchIndex';
import { ABOVE_CODE_SHIFT, CODE_MASK, CODE_SHIFT, GRADE, LEVEL_BITS } from './rank/score';
import { createSegment } from './text/segment';
import { text } from '../../../tests/unit/search/support/words';

const FIELDS = [FIELD.body, FIELD.own, FIELD.shown];

/**
 * An index of entries that are lists of texts, the first of them text, the second a title, and so
 * on.
 */
function indexOf(entries: readonly (readonly string[])[]): SearchIndex {
  const builder = new IndexBuilder(createSegment());
  for (const texts of entries) {
    builder.beginEntry();
    texts.forEach((value, at) => builder.add(value, FIELDS[at % FIELDS.length] ?? FIELD.body));
  }
  return builder.finish();
}

/** The entries of a term with the fields it is in. */
function postingsOf(index: SearchIndex, term: string): [entry: number, fields: number][] {
  const at = index.terms.indexOf(term);
  const postings = at < 0 ? [] : [...index.postings.slice(index.starts[at], index.starts[at + 1])];
  return postings.map((posting) => [posting >>> FIELD_BITS, posting & FIELD_MASK]);
}

test('a term has its entries in order, with its fields in each', () => {
  const index = indexOf([['one two', 'Two'], ['three', '', 'two'], ['twoThree two']]);
  expect(index.terms).toEqual(['one', 'three', 'two', 'twothree']);
  expect(postingsOf(index, 'two')).toEqual([
    [0, FIELD.body | FIELD.own],
    [1, FIELD.shown],
    [2, FIELD.body],
  ]);
  expect(postingsOf(index, 'three').map(([entry]) => entry)).toEqual([1, 2]);
  expect(index.spellings[index.terms.indexOf('twothree')]).toBe('twoThree');
});

test('terms are sorted, and each has at least one posting', () => {
  fc.assert(
    fc.property(fc.array(fc.array(text, { maxLength: 3 }), { maxLength: 6 }), (entries) => {
      const { terms, starts, postings } = indexOf(entries);
      expect([...terms].sort()).toEqual(terms);
      expect(new Set(terms).size).toBe(terms.length);
      terms.forEach((_, at) => expect(starts[at + 1]).toBeGreaterThan(starts[at] ?? 0));
      expect(starts[terms.length]).toBe(postings.length);
    }),
  );
});

test('a prefix is merged where that saves postings', () => {
  const index = indexOf([['select selected'], ['selects', 'selecting'], ['other']]);
  const hot = new HotPrefixes(index, 3, 0);
  expect(hot.get('s')).toHaveLength(2);
  expect(hot.get('o')).toBeUndefined();
});

test('merged prefixes equal the terms they were merged from', () => {
  fc.assert(
    fc.property(fc.array(fc.array(text, { maxLength: 3 }), { maxLength: 8 }), (entries) => {
      const index = indexOf(entries);
      const hot = new HotPrefixes(index, entries.length, 0);
      const prefixes = new Set(
        index.terms.flatMap((term) => [1, 2, 3].map((length) => term.slice(0, length))),
      );
      for (const prefix of prefixes) {
        const merged = hot.get(prefix);
        if (!merged) continue;
        const expected = new Map<number, { code: number; fields: number }>();
        for (const term of index.terms.filter((one) => one.startsWith(prefix))) {
          const grade = term === prefix ? GRADE.exact : GRADE.beginning;
          for (const [entry, fields] of postingsOf(index, term)) {
            const before = expected.get(entry) ?? { code: 0, fields: 0 };
            const code = (grade << LEVEL_BITS) | (LEVELS[fields] ?? 0);
            expected.set(entry, {
              code: Math.max(before.code, code),
              fields: before.fields | fields,
            });
          }
        }
        const found = [...merged].map((posting): [number, { code: number; fields: number }] => [
          posting >>> ABOVE_CODE_SHIFT,
          { code: (posting >>> CODE_SHIFT) & CODE_MASK, fields: posting & FIELD_MASK },
        ]);
        expect(found).toEqual([...expected].sort(([one], [other]) => one - other));
      }
    }),
  );
});
