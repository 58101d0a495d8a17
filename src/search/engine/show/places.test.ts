import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createPlaceFinder, type PlaceFinder } from './places';

/** The places in each of the texts; those of words that are only inside others come last. */
function findPlaces(texts: string[], words: string[]) {
  const places: { text: number; start: number; end: number }[] = [];
  let finder: PlaceFinder | undefined = createPlaceFinder(words);
  for (; finder; finder = finder.missed()) {
    for (const [text, value] of texts.entries())
      places.push(...finder.findIn(value).map(({ start, end }) => ({ text, start, end })));
  }
  return places;
}

const marked = (texts: string[], words: string[]) =>
  findPlaces(texts, words).map(({ text, start, end }) => texts[text]?.slice(start, end));

describe('the words of a query in the texts of a page', () => {
  test.each([
    ['whatever their case and diacritics', 'Résumé of a RESUME', 'resume', ['Résumé', 'RESUME']],
    ['whatever their case and diacritics', 'resume', 'RÉSUMÉ', ['resume']],
    ['where folding makes what is before them longer', 'İ ﬃ: am Fluß', 'fluss', ['Fluß']],
    ['where folding makes what is before them longer', 'Œuvre æther', 'aether', ['æther']],
    ['at the start of words and of parts', 'aFilterProp, filters', 'filter', ['Filter', 'filter']],
    ['at the start of words and of parts', 'dropdown-render', 'render', ['render']],
    ['inside words only if nowhere at the start of one', 'an option, on', 'on', ['on']],
    ['inside words only if nowhere at the start of one', 'dropdown', 'own', ['own']],
    ['by their parts only if nowhere as a whole', 'onSelect, on select', 'onSelect', ['onSelect']],
    ['by their parts only if nowhere as a whole', 'a select, on', 'onSelect', ['select', 'on']],
    ['between emoji', '🎉🎉 party 🎉', 'party', ['party']],
    ['that are emoji', '🎉 party', '🎉', ['🎉']],
    ['in right-to-left text', 'اسم المدينة: القاهرة', 'القاهرة', ['القاهرة']],
    ['in unspaced scripts', '选择器的搜索选项', '搜索', ['搜索']],
  ])('are found %s, in "%s"', (_, text, word, found) => {
    expect(marked([text], [word])).toEqual(found);
  });

  test('are located each in its own text, even when it is only part of a sentence', () => {
    expect(findPlaces(['Set ', 'showSearch', ' to search'], ['search'])).toEqual([
      { text: 1, start: 4, end: 10 },
      { text: 2, start: 4, end: 10 },
    ]);
  });

  test('are not found for a query without words', () => {
    for (const words of [[], [''], ['   '], ['.*+?^${}()|[]\\']]) {
      expect(findPlaces(['some text (with signs) .*'], words)).toEqual([]);
    }
  });

  test('share the limit, so that a frequent word leaves marks for a rare one', () => {
    const texts = [...Array.from({ length: 500 }, () => 'a '), 'rare'];
    const places = findPlaces(texts, ['a', 'rare']);
    expect(places).toHaveLength(101);
    expect(places.at(-1)).toEqual({ text: 500, start: 0, end: 4 });
  });

  test('are within their texts for any texts and words', () => {
    const anything = fc.string({ unit: 'binary', maxLength: 40 });
    fc.assert(
      fc.property(fc.array(anything), fc.array(anything), (texts, words) => {
        const places = findPlaces(texts, words);
        expect(places.length).toBeLessThanOrEqual(200);
        const outside = places.filter(
          ({ text, start, end }) =>
            !(start >= 0 && end > start && end <= (texts[text]?.length ?? -1)),
        );
        expect(outside).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });
});
