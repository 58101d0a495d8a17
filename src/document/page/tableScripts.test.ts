import { expect, test } from 'vitest';
import { parseTableScripts } from './tableScripts';

test('the 404 page says where the table of all pages is', () => {
  const table = { chunks: ['shared', 'table'], module: '7' };
  expect(parseTableScripts(JSON.stringify({ shell: [], table }))).toEqual(table);
});

test.each(['', '{}', '{"table":1}', '{"table":{"chunks":["a"]}}', '{"table":{"module":"7"}}'])(
  'any other document does not: %s',
  (text) => {
    expect(parseTableScripts(text)).toBeUndefined();
  },
);
