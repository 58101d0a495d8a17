import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { candidates, readPath } from './address';
import { acceptedEncodings } from './encodings';
import { findFirst, type SiteFile } from './files';
import { cacheHeaders, contentHeaders, isFresh, safetyHeaders } from './headers';

/** Answers with a line of text, for when there is no page to show. */
export function sendText(res: ServerResponse, status: number, text: string): void {
  res.writeHead(status, {
    ...safetyHeaders,
    'content-type': 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
  });
  // Node leaves the body of an answer to HEAD out by itself.
  res.end(text);
}

async function sendFile(
  req: IncomingMessage,
  res: ServerResponse,
  status: 200 | 404,
  file: SiteFile,
): Promise<void> {
  const caching = cacheHeaders(file);
  if (status === 200 && isFresh(req.headers['if-none-match'], caching.etag)) {
    res.writeHead(304, { ...safetyHeaders, ...caching }).end();
    return;
  }
  res.writeHead(status, { ...safetyHeaders, ...caching, ...contentHeaders(file) });
  if (req.method === 'HEAD') res.end();
  else await pipeline(createReadStream(file.path), res);
}

/**
 * Answers one request from the files of a site, as a plain static host would: pages without redirects, the 404 page
 * with its status for everything unknown.
 *
 * @param root - Absolute path of the site, itself free of symbolic links.
 */
export async function answer(
  root: string,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    res.setHeader('allow', 'GET, HEAD');
    sendText(res, 405, 'Only GET and HEAD are answered here.\n');
    return;
  }
  const path = readPath(req.url ?? '');
  if (path === undefined) {
    sendText(res, 400, 'This address cannot be read.\n');
    return;
  }
  const encodings = acceptedEncodings(req.headers['accept-encoding']);
  const file = await findFirst(root, candidates(path), encodings);
  if (file) {
    await sendFile(req, res, 200, file);
    return;
  }
  const notFound = await findFirst(root, ['404.html'], encodings);
  if (notFound) await sendFile(req, res, 404, notFound);
  else sendText(res, 404, 'There is no such page.\n');
}
