import { expect, test } from 'vitest';
import { demoChunk, demoOfChunk } from '../../../../src/demo/code/demoChunks';

test.each([true, false])('a chunk says which demo it has; in a frame: %s', (framed) => {
  expect(demoOfChunk(demoChunk('docs-a-demo-b', framed))).toBe('docs-a-demo-b');
});

test.each(['umi', 'docs__demo__a__demos', 'demo-skin', 'demo-view'])(
  'the chunk %s has no demo',
  (name) => {
    expect(demoOfChunk(name)).toBeUndefined();
  },
);
