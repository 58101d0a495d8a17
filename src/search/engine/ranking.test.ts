import { describe, expect, test } from 'vitest';
import { SearchEngine } from './engine';
import { page, siteOf } from '../../../tests/unit/search/support/pages';

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

  test.each([
    ['a name equal to the query before pages with the word in their titles', 'value', '/api#value'],
    [
      'a name, though connecting words such as "to" do not match',
      'how to allowClear',
      '/api#allowclear',
    ],
    ['a name that connecting words form together', 'label in value', '/api#labelinvalue'],
    ['a page for connecting words alone', 'how to', '/guide'],
    ['a name with two of its letters swapped', 'oepn', '/api#open'],
  ])('%s', (_, query, link) => {
    expect(linksOf(engine, query)[0]).toBe(link);
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
