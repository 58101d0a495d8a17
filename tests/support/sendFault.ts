import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { candidates } from '../../scripts/static/address';
import { findFirst } from '../../scripts/static/files';
import { fileHeaders } from '../../scripts/static/headers';

/**
 * How a file fails: status 404; status 500; another page with status 200, which is what a host with
 * one page for all addresses answers; half of it with status 200; a connection that ends halfway.
 * The two with status 200 may be cached for ever, like the file itself.
 */
export const FAULTS = ['missing', 'error', 'page', 'half', 'aborted'] as const;

/**
 * Further ways, in which journeys let files fail: a connection that is reset before any answer; no
 * content with status 200; the content as another type than it has.
 */
export const FURTHER_FAULTS = ['reset', 'empty', 'type'] as const;

/** One of the ways in which a file fails. */
export type Fault = (typeof FAULTS)[number] | (typeof FURTHER_FAULTS)[number];

/** Answers a request for a file of a folder in a way in which it fails. */
export async function sendFault(
  root: string,
  path: string,
  fault: Fault,
  res: ServerResponse,
): Promise<void> {
  if (fault === 'reset') {
    res.socket?.resetAndDestroy();
    return;
  }
  if (fault === 'missing' || fault === 'error') {
    res.writeHead(fault === 'missing' ? 404 : 500).end('There is no such file.');
    return;
  }
  const file = await findFirst(root, candidates(path), []);
  if (!file) {
    res.writeHead(404).end('There is no such file.');
    return;
  }
  const headers = fileHeaders(file);
  if (fault === 'page') {
    res.writeHead(200, { ...headers, 'content-type': 'text/html' }).end('<!doctype html><p>Page');
    return;
  }
  if (fault === 'empty') {
    res.writeHead(200, headers).end();
    return;
  }
  const content = await readFile(file.path);
  if (fault === 'type') {
    res.writeHead(200, { ...headers, 'content-type': 'application/octet-stream' }).end(content);
    return;
  }
  const half = content.subarray(0, content.length / 2);
  // Half a style sheet is a valid one, which no page can tell from the whole.
  if (fault === 'half' && !path.endsWith('.css')) {
    res.writeHead(200, headers).end(half);
    return;
  }
  res.writeHead(200, { ...headers, 'content-length': content.length });
  res.write(half, () => res.destroy());
}
