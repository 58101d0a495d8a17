import { describe, expect, test } from 'vitest';
import { SearchEngine } from '../../engine/engine';
import { toSearchData } from './searchData';
import { addSynonyms, requireTargets } from './synonyms';
import type { Synonyms } from './searchWords';
import { demo, pageWith } from '../../../../tests/unit/search/content/support/markup';

const dataWith = (synonyms: Synonyms) => {
  const page = {
    id: 'docs/demo/tags',
    path: 'demo/tags',
    source: 'docs/demo/tags.md',
    markup: pageWith(`<p>Lead</p><h2 id="free">Free text</h2><p>Any.</p>${demo('one', 'One')}`),
  };
  const data = toSearchData([page], { nav: [], order: [] });
  addSynonyms(data, synonyms);
  return data;
};

describe('synonyms', () => {
  const data = dataWith({ '/demo/tags': ['标签', 'labels'], '/demo/tags#free': ['自由输入'] });
  const engine = new SearchEngine(data);

  test.each([
    ['标签', '/demo/tags'],
    ['LABELS', '/demo/tags'],
    ['自由输入', '/demo/tags#free'],
    ['输入', '/demo/tags#free'],
  ])('lead to their place: %s', (query, link) => {
    expect(engine.search(query).top[0]?.link).toBe(link);
  });

  test('are not shown', () => {
    expect(JSON.stringify(engine.search('标签'))).not.toContain('标');
  });

  test.each(['/demo/none', '/demo/tags#none', '/demo/tags?tab=none', '/demo/other#one', 'x'])(
    'of a place that is not there stop the build: %s',
    (address) => {
      expect(() => dataWith({ [address]: ['标签'] })).toThrow(
        `the synonyms of ${address} have no page`,
      );
    },
  );

  test.each<Synonyms>([
    { '/demo/tags': ['标签', '标签'] },
    { '/demo/tags': ['Labels'], '/demo/tags#free': ['labels'] },
  ])('that are there twice stop the build: %j', (synonyms) => {
    expect(() => dataWith(synonyms)).toThrow(/the synonym ".+" is there twice/);
  });
});

test('a place of a list that is not there stops the build, and so do others with it', () => {
  const data = dataWith({});
  expect(requireTargets(data, ['/demo/tags#free', '/demo/tags#one'], 'the list')).toHaveLength(2);
  expect(() => requireTargets(data, ['/demo/none', '/gone'], 'the list')).toThrow(
    'the list of /demo/none, /gone have no page',
  );
});
