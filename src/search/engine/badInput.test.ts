import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { SearchEngine } from './engine';
import { hintsOf, highlighted, shown } from '../../../tests/unit/search/support/expected';
import { page, siteOf } from '../../../tests/unit/search/support/pages';
import { site } from '../../../tests/unit/search/support/sites';
import { query } from '../../../tests/unit/search/support/words';

vi.setConfig({ testTimeout: 60_000 });

const engine = new SearchEngine(
  siteOf(
    page('odd', {
      Regex: 'Use a*b or (c|d)+ or [e] in $f^ with \\g{2}.',
      Markup: 'No <script>alert(1)</script> here.',
    }),
  ),
);
const nothing = { kind: 'names', isWeak: false, groups: [], top: [], total: 0, nearest: [] };

test.each(['', ' ', '   ', '\t\n\u00a0\u3000', '\u200b'])(
  'a query of spaces only (%j) finds nothing',
  (spaces) => {
    expect(engine.search(spaces)).toEqual(nothing);
  },
);

test.each([
  'x'.repeat(10_000),
  'ab '.repeat(3_334),
  '选择框'.repeat(3_334),
  'aB'.repeat(5_000),
  'a-'.repeat(5_000),
  '🎉'.repeat(5_000),
])('10,000 characters (%.6s...) are answered at once', (long) => {
  const start = performance.now();
  expect(engine.search(long).total).toBeGreaterThanOrEqual(0);
  expect(performance.now() - start).toBeLessThan(1000);
});

test('words beyond the first 10,000 characters of a text are found like any other', () => {
  const long = new SearchEngine(
    siteOf(
      page('long', {
        A: `${'x'.repeat(10_000)} needle ${'选'.repeat(10_000)} ${'aB'.repeat(9_000)}`,
      }),
    ),
  );
  const [hint] = hintsOf(long.search('needle').groups);
  expect(hint && highlighted(hint.highlightTexts)).toEqual(['needle']);
  expect(hint && shown(hint.highlightTexts).length).toBeLessThan(1000);
});

test.each(Array.from('.*+?^${}()|[]\\/-'))('%s alone is not a word', (sign) => {
  expect(engine.search(sign)).toEqual(nothing);
});

test.each(['a*b', '(c|d)+', '[e]', '$f^', '\\g{2}', 'a.*', '^Regex$'])(
  '%s finds the words it contains',
  (pattern) => {
    expect(hintsOf(engine.search(pattern).groups)[0]?.link).toBe('/demo/odd#regex');
  },
);

test('<script> is plain text', () => {
  const [hint] = hintsOf(engine.search('<script>alert').groups);
  expect(hint?.highlightTexts).toEqual([
    { text: 'No <' },
    { text: 'script', highlighted: true },
    { text: '>' },
    { text: 'alert', highlighted: true },
    { text: '(1)</' },
    { text: 'script', highlighted: true },
    { text: '> here.' },
  ]);
});

test.each([
  '\ud83d',
  '\udc00\ud800',
  'a\ud83d',
  '\u202eodd',
  '🏳️‍🌈',
  '👨‍👩‍👧‍👦',
  '\0',
  '\ufffd',
  '\uffff',
  '__proto__',
  'constructor',
])('%j does not throw', (strange) => {
  expect(() => engine.search(strange)).not.toThrow();
});

test('the highest possible sum of weights is exact', () => {
  const words = Array.from(
    { length: 32 },
    (_, at) => `${String.fromCharCode(97 + (at % 26))}w${at}`,
  );
  const heavy = new SearchEngine(siteOf(page(words.join(' '), { A: words.join(' ') })));
  const [first] = hintsOf(heavy.searchNames([...words, 'more', 'words'].join(' ')).groups);
  expect(first).toMatchObject({ type: 'page', priority: 3200 });
});

test('an answer holds its invariants for any site and query', () => {
  fc.assert(
    fc.property(
      site,
      fc.oneof(query, fc.string({ unit: 'binary' })),
      fc.integer({ min: 1, max: 20 }),
      (data, words, limit) => {
        const { groups, total } = new SearchEngine(data).search(words, limit);
        const hints = hintsOf(groups);
        expect(hints.length).toBe(Math.min(limit, total));
        for (const { hints: inGroup } of groups) expect(inGroup).not.toHaveLength(0);
        for (const { highlightTexts, highlightTitleTexts, priority } of hints) {
          expect(priority).toBeGreaterThan(0);
          for (const { text } of [...highlightTexts, ...highlightTitleTexts])
            expect(text).not.toBe('');
        }
      },
    ),
    { numRuns: 200 },
  );
});
