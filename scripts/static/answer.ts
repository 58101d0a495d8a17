import { readFile } from 'node:fs/promises';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import send from 'send';
import { EVERY_RESPONSE } from '../hosting/headerRules';
import { candidates, readPath } from './address';
import { closeWith } from './closeWith';
import { acceptedEncodings, type Encoding } from './encodings';
import { findFirst, type SiteFile } from './files';
import { fileHeaders } from './headers';

/** Answers with a text instead of a file; `text` may be compressed. */
export function sendText(
  res: ServerResponse,
  status: number,
  text: string | Buffer,
  headers: Record<string, string> = {},
): void {
  // Removes the headers of a file that could not be sent.
  for (const name of res.getHeaderNames()) res.removeHeader(name);
  res.writeHead(status, {
    ...EVERY_RESPONSE,
    'content-type': 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-cache',
    ...headers,
  });
  // For HEAD, Node itself leaves the body out.
  res.end(text);
}

/** An error of `send`, with the status it proposes. */
interface SendError extends Error {
  status: number;
}

function sendFile(root: string, req: IncomingMessage, res: ServerResponse, file: SiteFile): void {
  for (const [name, value] of Object.entries(fileHeaders(file))) res.setHeader(name, value);
  // Without a listener, an error in the middle of a file would end the process: `send` then tries
  // to remove headers that are sent already.
  const path = encodeURI(relative(root, file.path).replaceAll(sep, '/'));
  send(req, path, { root, index: false, acceptRanges: false })
    .on('error', (error: SendError) => {
      if (error.status >= 500) console.error(error);
      if (res.headersSent) res.destroy();
      else sendText(res, error.status, `${STATUS_CODES[error.status]}.\n`);
    })
    .on('stream', (stream: Readable) => closeWith(req.socket, stream))
    .pipe(res);
}

/** By hand, since `send` answers preconditions with a status of its own. */
async function sendNotFound(
  root: string,
  res: ServerResponse,
  encodings: readonly Encoding[],
): Promise<void> {
  const page = await findFirst(root, ['404.html'], encodings);
  if (!page) sendText(res, 404, 'There is no such page.\n');
  else sendText(res, 404, await readFile(page.path), fileHeaders(page));
}

/**
 * Answers one request from the files of a site, as a plain static host would: pages without
 * redirects, the 404 page with its status for everything unknown.
 *
 * @param root - Absolute path of the site, itself free of symbolic links.
 */
export async function answer(
  root: string,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    sendText(res, 405, 'Only GET and HEAD are answered here.\n', { allow: 'GET, HEAD' });
    return;
  }
  const path = readPath(req.url ?? '');
  if (path === undefined) {
    sendText(res, 400, 'This address cannot be read.\n');
    return;
  }
  const encodings = acceptedEncodings(req.headers['accept-encoding']);
  const file = await findFirst(root, candidates(path), encodings);
  if (file) sendFile(root, req, res, file);
  else await sendNotFound(root, res, encodings);
}
