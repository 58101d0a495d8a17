import { expect, test } from 'vitest';
import { blobHash } from './blobHash';

// By `printf '{}' | sha256sum`.
test.each([
  ['', 'e3b0c442'],
  ['{}', '44136fa3'],
])('the hash of %j begins with %s', async (text, hash) => {
  expect(await blobHash(new Blob([text]))).toBe(hash);
});
