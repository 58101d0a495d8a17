import { expect, test } from 'vitest';
import { countHints, firstHints, toSections, wordsOf } from './sections';
import type { SearchHint } from '../engine/protocol';

function hint(link: string): SearchHint {
  return {
    type: 'content',
    link,
    priority: 1,
    highlightTitleTexts: [{ text: 'Title' }],
    highlightTexts: [{ text: 'a ' }, { text: 'word', highlighted: true }],
    pageTitle: 'Page',
  };
}

const [a, b, c, d] = ['/a', '/b', '/c', '/d'].map(hint) as [
  SearchHint,
  SearchHint,
  SearchHint,
  SearchHint,
];
const answer = { query: 'word', kind: 'names' as const, isWeak: false, total: 4, nearest: [] };

test('the best hints of all groups come first, and no hint is listed twice', () => {
  const sections = toSections({
    ...answer,
    top: [c, a],
    groups: [
      { title: 'Demo', priority: 1000, hints: [a, b] },
      { title: 'Documentation', priority: 0, hints: [c, d] },
    ],
  });
  expect(sections).toEqual([
    { kind: 'top', title: undefined, hints: [c, a], start: 0 },
    { kind: 'group', title: 'Demo', hints: [b], start: 2 },
    { kind: 'group', title: 'Documentation', hints: [d], start: 3 },
  ]);
});

test('a group whose hints are all among the best is not listed again', () => {
  const sections = toSections({
    ...answer,
    top: [c, a],
    groups: [
      { title: 'Demo', priority: 1000, hints: [a] },
      { title: 'Documentation', priority: 0, hints: [c, d] },
    ],
  });
  expect(sections.map(({ title }) => title)).toEqual([undefined, 'Documentation']);
});

test('with a single group, the best hints come first in it', () => {
  const groups = [{ title: 'Demo', priority: 0, hints: [a, b, c] }];
  expect(toSections({ ...answer, top: [c], groups })).toEqual([
    { kind: 'group', title: 'Demo', hints: [c, a, b], start: 0 },
  ]);
});

test('an address is listed and counted once', () => {
  const found = {
    ...answer,
    total: 60,
    top: [a],
    groups: [{ title: 'Demo', priority: 0, hints: [a, { ...a, type: 'page' as const }, b] }],
  };
  const sections = toSections(found);
  expect(sections[0]?.hints).toEqual([a, b]);
  expect(countHints(found, sections)).toEqual({ shown: 2, total: 59 });
});

test('a limit cuts within a section and leaves out later sections', () => {
  const sections = [
    { kind: 'top' as const, title: undefined, hints: [a, b], start: 0 },
    { kind: 'group' as const, title: 'Demo', hints: [c, d], start: 2 },
  ];
  const linksOf = (count: number) =>
    firstHints(sections, count).map(({ hints }) => hints.map(({ link }) => link));
  expect(linksOf(3)).toEqual([['/a', '/b'], ['/c']]);
  expect(linksOf(2)).toEqual([['/a', '/b']]);
  expect(linksOf(9)).toEqual([
    ['/a', '/b'],
    ['/c', '/d'],
  ]);
});

test('the words of a hint are its highlighted texts, each once', () => {
  const title = [{ text: 'word', highlighted: true }];
  expect(wordsOf({ ...a, highlightTitleTexts: title })).toEqual(['word']);
});
