import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseNavigation } from './navigationData';

test('the pages of a document are read, with the group that has no title of its own', () => {
  const navigation = [
    { title: undefined, items: [{ title: 'Home', path: '/' }] },
    { title: 'Modes', items: [{ title: 'Tags', path: '/demo/tags' }] },
  ];
  expect(parseNavigation(JSON.stringify(navigation))).toEqual(navigation);
});

test('what is no list of pages is left out', () => {
  expect(parseNavigation('')).toEqual([]);
  expect(parseNavigation('[1,{"items":[{"title":"A"},{"title":"B","path":"/b"}]}]')).toEqual([
    { title: undefined, items: [{ title: 'B', path: '/b' }] },
  ]);
});

test('any text is read without an error', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void parseNavigation(text)));
});
