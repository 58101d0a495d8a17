import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { Problem } from '../../../src/lib/problem';

const parts = { what: 'the page has no title.', why: 'it is shown.', fix: 'add one.' };

test('a problem says what happened, why, and what to do', () => {
  expect(new Problem(parts).message).toBe(
    'the page has no title.\n  Why: it is shown.\n  What to do: add one.',
  );
});

test('a problem in a file begins with the file and line', () => {
  expect(new Problem(parts, 'docs/a.md:1').message).toBe(
    'docs/a.md:1\n  What happened: the page has no title.\n  Why: it is shown.\n  What to do: add one.',
  );
});

test('a problem is printed as its message, without a stack trace or its parts', () => {
  const problem = new Problem(parts, 'docs/a.md:1');
  expect(inspect(problem)).toBe(problem.message);
});
