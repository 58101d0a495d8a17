import { extname } from 'node:path';
import { contentType } from 'mime-types';
import type { SiteFile } from './files';

/** Sources of demos are shown as text: in the common table, .ts is a video format. */
const SOURCE = /\.tsx?$/;

/**
 * The build writes eight hexadecimal digits of a hash of the content into names: `umi.1a2b3c4d.js`.
 */
const HASHED = /\.[\da-f]{8}\.[^/]+$/;

/** Headers of every answer, whatever it is. */
export const safetyHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/**
 * Headers that depend on the file and not on the request: its type and how long it may be cached.
 */
export function fileHeaders({ name, encoding }: SiteFile): Record<string, string> {
  const type = SOURCE.test(name) ? contentType('text/plain') : contentType(extname(name));
  return {
    ...safetyHeaders,
    'content-type': type || 'application/octet-stream',
    'cache-control': HASHED.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'accept-encoding',
    ...(encoding && { 'content-encoding': encoding.name }),
  };
}
