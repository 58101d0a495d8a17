import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FIELD, FIELD_BITS, FIELD_MASK } from './inverted-index/fields';
import { IndexBuilder } from './inverted-index/indexBuilder';
import type { SearchIndex } from './inverted-index/searchIndex';
import { createSegment } from './text/terms';
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
