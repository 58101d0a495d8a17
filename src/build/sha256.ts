import { createHash } from 'node:crypto';

/** SHA-256 in base64, as policies and integrity checks of browsers have it. */
export function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64');
}
