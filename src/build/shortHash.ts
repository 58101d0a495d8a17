import { createHash } from 'node:crypto';

/** The hash that names a file after its content: the first eight digits of SHA-256. */
export function shortHash(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}
