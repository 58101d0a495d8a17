// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { regionOf, textsIn } from '../../../../theme/search/follow/region';
import { SAMPLE_PAGE } from './samplePage';

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
  test('of a section spans from its heading to the next one of its level', () => {
    expect(textOf('#first')).toBe('First One two Inner Three Next inner Four');
    expect(textOf('#inner')).toBe('Inner Three');
  });

  test('of the last section ends with the text', () => {
    expect(textOf('#last')).toBe('Last prop text other row');
  });

  test('of a demo is its description, without the demo and its source', () => {
    expect(textOf('#demo')).toBe('Demo Shows About the demo');
  });

  test('of a row is that row', () => {
    expect(textOf('#row')).toBe('prop text');
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
