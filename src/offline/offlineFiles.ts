/** Name of the service worker; its address must stay the same in every build. */
export const SERVICE_WORKER = 'service-worker.js';

/** Name of the page in the place of what is not kept, while the site is out of reach. */
export const UNREACHABLE_PAGE = 'unreachable.html';

/** A file of the site that a service worker keeps. */
export interface OfflineFile {
  /** Its address from the root of the site; of a document without `index.html`. */
  url: string;
  /** SHA-256 of its content in base64, where the name does not change with the content. */
  hash?: string;
}

/** The end of a name that changes with the content, as in `edit.1a2b3c4d.async.js`. */
export const HASHED = /\.[\da-f]{8}(?:\.\w+)+$/;

/** What pages consist of, and what they load from their own address. */
const KINDS = /\.(?:html|js|css|avif|svg)$|^(?:search|suggestions)\/.*\.json$/;

/** Whether pages need a file of the finished site when there is no network. */
export function isForOffline(name: string): boolean {
  return KINDS.test(name) && name !== SERVICE_WORKER;
}

/**
 * Lists a file for the service worker.
 *
 * @param name - Path below the root of the site, with `/`.
 * @param hashOf - SHA-256 of a file in base64.
 */
export async function toOfflineFile(
  name: string,
  hashOf: (name: string) => Promise<string>,
): Promise<OfflineFile> {
  const path = name.replace(/(?:^|\/)index\.html$/, '');
  const url = `./${path.split('/').map(encodeURIComponent).join('/')}`;
  return HASHED.test(name) ? { url } : { url, hash: await hashOf(name) };
}
