import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createPlaceFinder, type PlaceFinder } from '../../../../src/search/show/places';

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
  test('are found whatever their case and diacritics', () => {
    expect(marked(['Résumé of a RESUME'], ['resume'])).toEqual(['Résumé', 'RESUME']);
    expect(marked(['resume'], ['RÉSUMÉ'])).toEqual(['resume']);
  });

  test('are located correctly when folding makes the text before them longer', () => {
    expect(marked(['İstanbul ﬃ ß: die Straße am Fluß'], ['strasse', 'fluss'])).toEqual([
      'Straße',
      'Fluß',
    ]);
    expect(marked(['Œuvre æther'], ['aether'])).toEqual(['æther']);
  });

  test('are found at the start of words and of parts of compounds', () => {
    expect(marked(['optionFilterProp filters, dropdown-render'], ['filter'])).toEqual([
      'Filter',
      'filter',
    ]);
    expect(marked(['dropdown-render'], ['render'])).toEqual(['render']);
    expect(marked(['a filtered list'], ['filt'])).toEqual(['filt']);
  });

  test('are found inside words only if they are nowhere at the start of one', () => {
    expect(marked(['an option', 'on'], ['on'])).toEqual(['on']);
    expect(marked(['dropdown'], ['own'])).toEqual(['own']);
  });

  test('are found by their parts only if they are nowhere as a whole', () => {
    expect(marked(['onChange and onSelect, on select'], ['onSelect'])).toEqual(['onSelect']);
    expect(marked(['a select, on change'], ['onSelect'])).toEqual(['select', 'on']);
  });

  test('are located each in its own text, even when it is only part of a sentence', () => {
    expect(findPlaces(['Set ', 'showSearch', ' to search'], ['search'])).toEqual([
      { text: 1, start: 4, end: 10 },
      { text: 2, start: 4, end: 10 },
    ]);
  });

  test('are found between emoji, in right-to-left text and in unspaced scripts', () => {
    expect(marked(['🎉🎉 party 🎉'], ['party'])).toEqual(['party']);
    expect(marked(['🎉 party'], ['🎉'])).toEqual(['🎉']);
    expect(marked(['اسم المدينة: القاهرة'], ['القاهرة'])).toEqual(['القاهرة']);
    expect(marked(['选择器的搜索选项'], ['搜索'])).toEqual(['搜索']);
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
