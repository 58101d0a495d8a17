import { describe, expect, test } from 'vitest';
import { SearchEngine } from '../../../src/search/engine';
import { page, siteOf } from './support/pages';

const linksOf = (engine: SearchEngine, query: string) =>
  engine.search(query).top.map(({ link }) => link);

describe('the most relevant result comes first', () => {
  const engine = new SearchEngine(
    siteOf(
      page('How to choose', { 'To clear': 'Ways to do it.' }, 'guide'),
      page(
        'Reference',
        {
          allowClear: 'Shows a button.',
          value: 'What is chosen.',
          labelInValue: 'Gives the label along.',
          open: 'Whether the list is shown.',
        },
        'api',
      ),
      page('A value with a label', { Text: 'Said another way.' }, 'labels'),
    ),
  );

  test('a name equal to the query comes before pages with the word in their titles', () => {
    expect(linksOf(engine, 'value')[0]).toBe('/api#value');
  });

  test('connecting words such as "the" need not match', () => {
    expect(linksOf(engine, 'how to allowClear')[0]).toBe('/api#allowclear');
  });

  test('connecting words match when together they form a name', () => {
    expect(linksOf(engine, 'label in value')[0]).toBe('/api#labelinvalue');
  });

  test('a query of connecting words only is searched as it is', () => {
    expect(linksOf(engine, 'how to')[0]).toBe('/guide');
  });

  test('a prefix with a typo finds the word', () => {
    expect(linksOf(engine, 'alowCl')[0]).toBe('/api#allowclear');
  });

  test('a few letters with two of them swapped find the word', () => {
    expect(linksOf(engine, 'vla')[0]).toBe('/api#value');
    expect(linksOf(engine, 'oepn')[0]).toBe('/api#open');
  });

  test('the text with the whole word is preferred to one with a part of it', () => {
    const one = page('One', { Section: 'x' });
    one.meta.texts = [
      { value: 'What renders the popup.', paraId: 0, tocIndex: 0 },
      { value: 'See popupRender for it.', paraId: 1, tocIndex: 0 },
    ];
    const [hint] = new SearchEngine(siteOf(one)).search('popupRender').top;
    expect(hint?.highlightTexts.map(({ text }) => text).join('')).toBe('See popupRender for it.');
  });

  test('there are at most three, each also in its group', () => {
    const { top, groups } = engine.search('value');
    expect(top.length).toBeLessThanOrEqual(3);
    const links = groups.flatMap(({ hints }) => hints.map(({ link }) => link));
    for (const { link } of top) expect(links).toContain(link);
  });
});
