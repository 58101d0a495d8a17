import { expect, test } from 'vitest';
import { shortHash } from '../build/shortHash';
import { blobHash } from './blobHash';

test.each(['', '{}', 'text that is longer'])(
  'a browser finds the hash that the build has put into a name: %j',
  async (text) => {
    expect(await blobHash(new Blob([text]))).toBe(shortHash(text));
  },
);
