import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { contentType } from 'mime-types';
import { type RunningServer, serve } from '../../../scripts/server';
import { readPath } from '../../../scripts/static/address';
import type { Host } from './kinds';

/** What a host does to the answer for a file, before it is sent. */
export type Change = (
  content: Buffer,
  headers: Record<string, string>,
  file: string,
) => Buffer | undefined;

/**
 * Serves a built site by the rules of a host which sends no header of ours: neither caching nor
 * `nosniff`, and only the type by the name of the file.
 */
export async function startHost(
  root: string,
  { rules, ignoresCase = false }: Host,
  change: Change = () => undefined,
): Promise<RunningServer> {
  const keyOf = (file: string) => (ignoresCase ? file.toLowerCase() : file);
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = new Map(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll(sep, '/'))
      .map((file) => [keyOf(file), file]),
  );

  async function respond({ url = '' }: IncomingMessage, res: ServerResponse): Promise<void> {
    const path = readPath(url);
    if (path === undefined) {
      res.writeHead(400).end();
      return;
    }
    const answer = rules(path, (file) => files.has(keyOf(file)));
    if ('to' in answer) {
      const query = answer.losesQuery ? '' : (/\?.*/.exec(url)?.[0] ?? '');
      res.writeHead(answer.status, { location: encodeURI(answer.to) + query }).end();
      return;
    }
    const file = files.get(keyOf(answer.file)) ?? answer.file;
    const content = await readFile(join(root, file));
    const headers = { 'content-type': contentType(extname(file)) || 'application/octet-stream' };
    const body = change(content, headers, file) ?? content;
    res.writeHead(answer.status, headers).end(body);
  }

  return serve((req, res) => void respond(req, res));
}
