import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SUBJECT_MODULES } from '../../../src/build/subject';
import { FIELDS } from '../../../src/site/configProblems';

const ADOPTING = readFileSync('ADOPTING.md', 'utf8');

/** What stands between backticks in the first column of the tables. */
const LISTED = [...ADOPTING.matchAll(/^\| (`[^|]+`) +\|/gm)].flatMap(([, cell = '']) =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
);

test('ADOPTING.md lists every field of .dumirc.ts and every module of a subject, and no other', () => {
  // `library.ts` says what a subject is about, and is not optional like the others.
  const modules = SUBJECT_MODULES.filter((name) => name !== 'library');
  expect([...LISTED].sort()).toEqual([...FIELDS, ...modules].sort());
});
