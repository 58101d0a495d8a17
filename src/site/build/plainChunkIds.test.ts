import { expect, test } from 'vitest';
import { PlainChunkIds, plainId } from './plainChunkIds';

test.each([
  ['_dumi_tmp_a', 'dumi_tmp_a'],
  ['.~_a', 'a'],
  ['docs__demo__single.md', 'docs__demo__single.md'],
])('the chunk %s has the id %s, which its file can begin with', (id, plain) => {
  expect(plainId(id)).toBe(plain);
});

test('chunks get it when webpack has given them ids', () => {
  const chunk = { id: '_a', ids: ['_a'] };
  const hook = { tap: (_: string, run: (chunks: object[]) => void) => run([chunk, { id: null }]) };
  const compilation = { hooks: { optimizeChunkIds: hook } };
  const compiler = {
    hooks: { compilation: { tap: (_: string, run: (one: object) => void) => run(compilation) } },
  };
  new PlainChunkIds().apply(compiler as never);
  expect(chunk).toEqual({ id: 'a', ids: ['a'] });
});
