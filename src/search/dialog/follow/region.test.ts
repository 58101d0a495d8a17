// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { regionOf, textsIn } from './region';
import { SAMPLE_PAGE } from '../../../../tests/unit/search/follow/samplePage';

function textOf(selector: string): string {
  const target = document.querySelector(selector) ?? document.body;
  return textsIn(regionOf(target))
    .map(({ data }) => data.trim())
    .filter(Boolean)
    .join(' ');
}

beforeEach(() => {
  document.body.innerHTML = SAMPLE_PAGE;
});

describe('the region of a search result', () => {
  test.each([
    ['the last section ends with the text', '#last', 'Last prop text other row'],
    ['a demo is its description, without its source', '#demo', 'Demo Shows About the demo'],
    ['a row is that row', '#row', 'prop text'],
  ])('of %s', (_, selector, text) => {
    expect(textOf(selector)).toBe(text);
  });

  test('of a section spans from its heading to the next one of its level', () => {
    expect(textOf('#first')).toBe('First One two Inner Three Next inner Four');
    expect(textOf('#inner')).toBe('Inner Three');
  });

  test('of a page is all text that is shown and indexed', () => {
    expect(textOf('h1')).toBe(
      'Title of the page Lead Before First One two Inner Three Next inner Four Demo Shows About the demo Last prop text other row',
    );
    expect(textOf('main')).toBe(textOf('h1'));
  });

  test('of a tab is its panel', () => {
    document.querySelector('#panel-more')?.removeAttribute('hidden');
    expect(textOf('[aria-controls="panel-more"]')).toBe('Elsewhere');
  });
});
