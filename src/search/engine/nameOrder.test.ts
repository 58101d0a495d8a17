import { describe, expect, test } from 'vitest';
import { SearchEngine } from './engine';
import { page, siteOf } from '../../../tests/unit/search/support/pages';

/** A page with rows of prop tables below the headings of their components. */
function reference() {
  const props = page('reference', {
    'Field props': 'What a field takes.',
    'Row props': 'What a row of a field takes.',
  });
  const { toc, texts } = props.meta;
  for (const [owner, value] of [
    ['Field', 'A hidden field has no row.'],
    ['Row', 'Hidden, hidden and hidden again.'],
  ] as const) {
    toc.push({ id: `${owner}-hidden`, depth: 3, title: 'hidden', owner });
    texts.push({ value, paraId: 90 + toc.length, tocIndex: toc.length - 1 });
  }
  return props;
}

const guide = page('guide', {
  '': 'How to send a form.',
  Row: 'One field beside another.',
  Hidden: 'What is hidden={true}, hidden="hidden" or hidden={again}.',
  'A library': 'It works with letterbox.',
  Once: 'It is sent.',
  Often: 'A form that is sent is sent again.',
});
Object.assign(guide.meta.frontmatter, { keywords: ['letterbox'] });

const engine = new SearchEngine(siteOf(guide, reference()));
const best = (query: string) => engine.search(query).top.map(({ link }) => link);

describe('of all that is found for a name', () => {
  test('the props with that name come first, in the order of the site', () => {
    expect(best('hidden')).toEqual([
      '/demo/reference#Field-hidden',
      '/demo/reference#Row-hidden',
      '/demo/guide#hidden',
    ]);
  });

  test.each(['row hidden', 'Hidden row', '<Row hidden>', 'row.hidden'])(
    'the prop of the component that is named, too, comes first: %s',
    (query) => {
      expect(best(query)[0]).toBe('/demo/reference#Row-hidden');
    },
  );

  test.each(['<Row>', '<Row', '<Row />', 'Field.Row'])(
    'the props of a component in code come first: %s',
    (query) => {
      expect(best(query)[0]).toBe('/demo/reference#row-props');
    },
  );

  test.each(['hidden={true}', 'hidden="hidden"', 'hidden={again}'])(
    'props with the name of an attribute in code come first: %s',
    (query) => {
      expect(best(query).slice(0, 2)).toEqual(
        expect.arrayContaining(['/demo/reference#Field-hidden', '/demo/reference#Row-hidden']),
      );
    },
  );

  test('a passage that shows it comes before its page that only keywords lead to', () => {
    expect(best('letterbox')).toEqual(['/demo/guide#a-library', '/demo/guide']);
  });

  test('what has it more often comes before what has it once', () => {
    expect(best('sent').slice(0, 2)).toEqual(['/demo/guide#often', '/demo/guide#once']);
  });
});

test('callers of plain messages get the order of D5', () => {
  const plain = (query: string) =>
    engine.searchNames(query).groups.flatMap(({ hints }) => hints.map(({ link }) => link));
  expect(plain('letterbox').slice(0, 2)).toEqual(['/demo/guide', '/demo/guide#a-library']);
  expect(plain('sent').slice(0, 2)).toEqual(['/demo/guide#once', '/demo/guide#often']);
});
