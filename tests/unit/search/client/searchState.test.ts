import { expect, test } from 'vitest';
import { Problem } from '../../../../src/lib/problem';
import { SearchProblem, toSearchProblem } from '../../../../src/search/client/searchState';

const parts = { what: 'the document has no address.', why: 'it was taken out.', fix: 'reload.' };

test.each([
  ['a failure of the search', new SearchProblem('data-slow', 'late'), 'data-slow'],
  ['a document without the address of the data', new Problem(parts), 'data-missing'],
  ['an unexpected error', new TypeError('x'), 'worker-stopped'],
  ['anything else that was thrown', 'x', 'worker-stopped'],
])('%s is shown as its own kind of problem', (_, thrown, kind) => {
  expect(toSearchProblem(thrown).kind).toBe(kind);
});
