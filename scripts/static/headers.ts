import { extname } from 'node:path';
import type { SiteFile } from './files';

const types = new Map([
  ['.avif', 'image/avif'],
  ['.css', 'text/css; charset=utf-8'],
  ['.gif', 'image/gif'],
  ['.html', 'text/html; charset=utf-8'],
  ['.ico', 'image/x-icon'],
  ['.jpg', 'image/jpeg'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
  ['.map', 'application/json; charset=utf-8'],
  ['.md', 'text/markdown; charset=utf-8'],
  ['.mjs', 'text/javascript; charset=utf-8'],
  ['.pdf', 'application/pdf'],
  ['.png', 'image/png'],
  ['.svg', 'image/svg+xml; charset=utf-8'],
  // Sources of demos, to be read: by the common table .ts is a video format.
  ['.ts', 'text/plain; charset=utf-8'],
  ['.tsx', 'text/plain; charset=utf-8'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.wasm', 'application/wasm'],
  ['.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['.webp', 'image/webp'],
  ['.woff2', 'font/woff2'],
  ['.xml', 'application/xml; charset=utf-8'],
]);

/** The build writes eight hexadecimal digits of a hash of the content into names: `umi.1a2b3c4d.js`. */
const hashed = /\.[\da-f]{8}\.[^/]+$/;

/** Headers of every answer, whatever it is. */
export const safetyHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/** What a cache has to know about a file: how long it holds, which version it is, and what else it depends on. */
export function cacheHeaders(file: SiteFile): Record<string, string> {
  return {
    'cache-control': hashed.test(file.name) ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: `W/"${file.size.toString(16)}-${file.modified.getTime().toString(16)}"`,
    vary: 'accept-encoding',
  };
}

/** What a client has to know to read a file. */
export function contentHeaders(file: SiteFile): Record<string, string | number> {
  return {
    'content-type': types.get(extname(file.name).toLowerCase()) ?? 'application/octet-stream',
    'content-length': file.size,
    ...(file.encoding && { 'content-encoding': file.encoding.name }),
  };
}

/** Tells whether the version a client has, by its `If-None-Match` header, is the one with this tag. */
export function isFresh(ifNoneMatch: string | undefined, etag: string | undefined): boolean {
  const held = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim());
  return held.some((tag) => tag === '*' || tag === etag);
}
