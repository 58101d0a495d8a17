import { extname } from 'node:path';
import { contentType } from 'mime-types';
import { headersOf } from '../hosting/headerRules';
import type { SiteFile } from './files';

/**
 * Headers that depend on the file and not on the request: its type and how long it may be cached.
 */
export function fileHeaders({ name, encoding }: SiteFile): Record<string, string> {
  return {
    'content-type': contentType(extname(name)) || 'application/octet-stream',
    vary: 'accept-encoding',
    ...headersOf(name),
    ...(encoding && { 'content-encoding': encoding.name }),
  };
}
