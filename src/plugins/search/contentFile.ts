import { contentHash } from '../site/contentHash';

/** What search consists of on the host. */
export type SearchFileKind = 'worker' | 'data';

/** A file of the search whose name changes with its content, so that caches may keep it forever. */
export interface ContentFile {
  kind: SearchFileKind;
  /** Below the output folder and the public path. */
  path: string;
  content: string;
}

const EXTENSIONS: Readonly<Record<SearchFileKind, string>> = { worker: 'js', data: 'json' };

/** Names a file by its content. */
export function contentFile(kind: SearchFileKind, content: string): ContentFile {
  return { kind, path: `search/${kind}.${contentHash(content)}.${EXTENSIONS[kind]}`, content };
}
