import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SUBJECT_MODULES } from '../../../src/build/subject';
import { FRONT_MATTER } from '../../../src/document/page/markdown/frontMatter';
import { FIELDS } from '../../../src/site/configProblems';

const ADOPTING = readFileSync('ADOPTING.md', 'utf8');

const sectionOf = (title: string) => ADOPTING.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? '';

/** What stands between backticks in the first column of the tables of a section. */
const listedIn = (title: string) =>
  [...sectionOf(title).matchAll(/^\| (`[^|]+`) +\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  );

test('ADOPTING.md lists every field of .dumirc.ts and every module of a subject, and no other', () => {
  // `library.ts` says what a subject is about, and is not optional like the others.
  const modules = SUBJECT_MODULES.filter((name) => name !== 'library');
  const listed = ['What `.dumirc.ts` can say', 'What the subject can add'].flatMap(listedIn);
  expect(listed.sort()).toEqual([...FIELDS, ...modules].sort());
});

test('ADOPTING.md lists every field of the front matter, and no other', () => {
  expect(listedIn('Pages').sort()).toEqual([...FRONT_MATTER].sort());
});
