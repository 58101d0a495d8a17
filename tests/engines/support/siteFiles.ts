import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { SERVICE_WORKER } from '../../../src/offline/offlineFiles';
import { sha256 } from '../../../src/build/sha256';
import { candidates } from '../../../scripts/static/address';
import { findFirst, type SiteFile } from '../../../scripts/static/files';
import { withReports } from './reports';

const SERVICES = /https:\/\/(?:codesandbox\.io|stackblitz\.com)(?![\w.])/g;

/** A file in the list of the service worker whose name does not change with its content. */
const LISTED = /"url":"([^"]+)","hash":"([^"]+)"/g;

/** The built site as the engines see it: its documents report, and its services are others. */
export class SiteFiles {
  readonly #root: string;
  readonly #services: string;

  /**
   * @param root - Absolute path of the site.
   * @param services - Address of the server that stands in for CodeSandbox and StackBlitz.
   */
  constructor(root: string, services: string) {
    this.#root = root;
    this.#services = services;
  }

  find(path: string): Promise<SiteFile | undefined> {
    return findFirst(this.#root, candidates(path), []);
  }

  /** What a document or a script says; undefined for other files, which are sent as they are. */
  async read({ name, path }: SiteFile): Promise<string | undefined> {
    if (!['.html', '.js'].includes(extname(name))) return undefined;
    const content = (await readFile(path, 'utf8')).replace(SERVICES, this.#services);
    if (name === SERVICE_WORKER) return this.#listAgain(content);
    return extname(name) === '.html' ? withReports(content) : content;
  }

  /** The service worker compares what it keeps with hashes, so these are those of what is sent. */
  async #listAgain(worker: string): Promise<string> {
    const hashes = new Map<string, string>();
    for (const [, url = '', hash = ''] of worker.matchAll(LISTED)) {
      const file = await this.find(decodeURIComponent(url.slice(1)));
      const content = file && (await this.read(file));
      hashes.set(url, content === undefined ? hash : sha256(content));
    }
    return worker.replace(
      LISTED,
      (_, url: string) => `"url":"${url}","hash":"${hashes.get(url) ?? ''}"`,
    );
  }
}
