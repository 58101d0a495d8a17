import { extname } from 'node:path';
import { HASHED } from '../../src/offline/offlineFiles';
import { HEADER_POLICY } from './policy';

/** Headers by name. */
export type Headers = Readonly<Record<string, string>>;

/** What no page of the site asks for, and so none may. */
const UNUSED = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

/** Headers of every response, whatever its status. */
export const EVERY_RESPONSE: Headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy': HEADER_POLICY,
  'permissions-policy': UNUSED.map((feature) => `${feature}=()`).join(', '),
  // Exports open windows of other sites and send them a form.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
};

/** Headers of a file whose name changes with its content. */
export const FOR_GOOD: Headers = { 'cache-control': 'public, max-age=31536000, immutable' };

/** Headers of all others: they are asked for again each time. */
const REVALIDATED: Headers = { 'cache-control': 'no-cache' };

const PLAIN_TEXT: Headers = { 'content-type': 'text/plain; charset=utf-8' };

/** Headers of some kinds of files, by the end of their names. */
export const OF_KINDS: Readonly<Record<string, Headers>> = {
  // Pages for machines. Without a charset, browsers show them in that of the reader's language.
  '.md': { 'content-type': 'text/markdown; charset=utf-8' },
  // Sources of demos are shown as text: in the common table, .ts is a video format.
  '.ts': PLAIN_TEXT,
  '.tsx': PLAIN_TEXT,
};

/**
 * All headers that a file has.
 *
 * @param name - Path relative to the root.
 */
export function headersOf(name: string): Headers {
  const caching = HASHED.test(name) ? FOR_GOOD : REVALIDATED;
  return { ...EVERY_RESPONSE, ...caching, ...OF_KINDS[extname(name)] };
}
