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
  test('is, for a section, from its heading to the next one of its level, with all below it', () => {
    expect(textOf('#first')).toBe('First One two Inner Three Next inner Four');
    expect(textOf('#inner')).toBe('Inner Three');
  });

  test('is, for the last section, to the end of the text', () => {
    expect(textOf('#last')).toBe('Last prop text other row');
  });

  test('is, for a demo, what is said of it, but not the demo itself nor its source', () => {
    expect(textOf('#demo')).toBe('Demo Shows About the demo');
  });

  test('is, for a row, that row', () => {
    expect(textOf('#row')).toBe('prop text');
  });

  test('is, for a page, all of it that is shown and searched', () => {
    expect(textOf('h1')).toBe(
      'Title of the page Lead Before First One two Inner Three Next inner Four Demo Shows About the demo Last prop text other row',
    );
    expect(textOf('main')).toBe(textOf('h1'));
  });

  test('is, for a tab, its panel', () => {
    document.querySelector('#panel-more')?.removeAttribute('hidden');
    expect(textOf('[aria-controls="panel-more"]')).toBe('Elsewhere');
  });
});
