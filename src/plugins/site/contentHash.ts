import { createHash } from 'node:crypto';

/**
 * Eight digits of a hash, as in the names of umi's files: a file whose name holds them may be
 * cached forever.
 */
export function contentHash(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}
