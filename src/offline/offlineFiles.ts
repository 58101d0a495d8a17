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
  /** Hashes of the pieces that it is kept in, in their order, instead. */
  pieces?: string[];
}

/** The end of a name that changes with the content, as in `edit.1a2b3c4d.async.js`. */
export const HASHED = /\.[\da-f]{8}(?:\.\w+)+$/;

/**
 * What pages consist of, and what they load from their own address: data of the search, and those
 * that demos fetch. What exports are made of is of no use without a network.
 */
const KINDS = /\.(?:html|js|css|avif|svg)$|^(?!export\/)[^/]+\/.*\.json$/;

/** Where the code of the service worker is, below the root of the site and without its hash. */
const WORKER_CODE = 'assets/service-worker';

/**
 * Name of the file with the code of the service worker.
 *
 * @param hash - Eight digits of a hash of it.
 */
export function workerCode(hash: string): string {
  return `${WORKER_CODE}.${hash}.js`;
}

/**
 * What is not kept: the parser of edited code for exports, which lead to other sites, dumi's own
 * table of pages, which nothing loads, packages for edited code of a few demos, which would cost
 * each reader more than the rest of the editor, the known questions, which are loaded with the
 * first question only: the search answers without them, less well; and demos in JavaScript, which
 * would be as many files as there are demos, while documents have them in TypeScript.
 */
const UNNEEDED =
  /^(?:assets\/(?:export-scan|sucrase|meta-docs|javascript)|search\/questions)\.|^live\/packages\/|^sources\/[^/]+\.json$/;

/** Whether pages need a file of the finished site when there is no network. */
export function isForOffline(name: string): boolean {
  const isWorker = name === SERVICE_WORKER || name.startsWith(WORKER_CODE);
  return KINDS.test(name) && !isWorker && !UNNEEDED.test(name);
}

/** The texts of all pages for the search, which change with each sentence. */
const SEARCH_TEXTS = 'search/data.json';

/** Whether a file is kept in pieces, so that a changed sentence does not cost all of it. */
export function isCutForOffline(name: string): boolean {
  return name === SEARCH_TEXTS;
}

/** Folder of the pieces. */
const PIECES = 'pieces/';

/** Name of a piece of a file, by its hash. */
export function pieceName(hash: string): string {
  return `${PIECES}piece.${hash}.txt`;
}

/** The hash of a piece, by its address; undefined for any other. */
export function pieceHash(address: string): string | undefined {
  return /\/pieces\/piece\.([\da-f]{8})\.txt$/.exec(address)?.[1];
}

/** Whether a file of a site is a piece of another one. */
export function isPiece(name: string): boolean {
  return name.startsWith(PIECES);
}

/**
 * Lists a file for the service worker.
 *
 * @param name - Path below the root of the site, with `/`.
 * @param hash - SHA-256 of its content in base64.
 */
export function toOfflineFile(name: string, hash: string): OfflineFile {
  const path = name.replace(/(?:^|\/)index\.html$/, '');
  const url = `./${path.split('/').map(encodeURIComponent).join('/')}`;
  return HASHED.test(name) ? { url } : { url, hash };
}
