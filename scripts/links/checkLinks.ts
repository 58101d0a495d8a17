import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { decodeAddress } from '../../src/lib/address';
import { Problems } from '../../src/lib/problem';
import {
  brokenLink,
  type LEADS_NOWHERE,
  otherwiseSpelled,
} from '../../src/document/page/brokenLink';
import { findInPages } from './findInPages';
import { readDocument, type Document } from './readDocument';

/** Stands for the host, which a site need not know. */
const HOST = 'https://site.invalid';

/** Documents that are shown in a frame, and what they hold is not written in a page. */
const IN_FRAME = /^live\//;

/** Such as `/select/demo/tags` of `demo/tags/index.html`, without a slash at the end. */
function pathOf(name: string, base: string): string {
  return base + name.replace(/(?:^|\/)index\.html$|\.html$/, '').replace(/\/$/, '');
}

/** What is wrong with an address on this site. */
interface Fault {
  reason: keyof typeof LEADS_NOWHERE;
  /** The section that was probably meant. */
  meant?: string | undefined;
}

/** Why an address on this site leads nowhere; undefined where it leads somewhere. */
function faultOf(
  url: URL,
  { names, documents }: { names: ReadonlySet<string>; documents: ReadonlyMap<string, Document> },
  base: string,
): Fault | undefined {
  const path = decodeAddress(url.pathname);
  const document = documents.get(path === base ? path : path.replace(/\/$/, ''));
  if (!document) {
    const isFile = path.startsWith(base) && names.has(path.slice(base.length));
    return isFile ? undefined : { reason: 'page' };
  }
  const id = decodeAddress(url.hash.slice(1));
  if (!id || document.ids.has(id)) return undefined;
  return { reason: 'section', meant: otherwiseSpelled(document.ids, id) };
}

/**
 * Checks that every link and image of a built site leads somewhere, sections of pages included.
 *
 * @param root - Folder of the site.
 * @param base - Path that it is hosted under, with slashes at both ends.
 * @param pages - Folder of the Markdown, in which what is broken is looked for.
 * @throws {Problem} Which names file, line and address of each that does not.
 */
export async function checkLinks(root: string, base: string, pages: string): Promise<void> {
  const names = (await readdir(root, { recursive: true })).map((name) => name.replaceAll(sep, '/'));
  const documents = new Map<string, Document>();
  for (const name of names.filter((each) => each.endsWith('.html') && !IN_FRAME.test(each)))
    documents.set(pathOf(name, base), readDocument(await readFile(join(root, name), 'utf8')));

  const site = { names: new Set(names), documents };
  const broken = new Map<string, Fault & { path: string }>();
  for (const [path, { addresses }] of documents) {
    for (const address of addresses) {
      const url = new URL(address, HOST + path);
      if (url.origin !== HOST) continue;
      const fault = faultOf(url, site, base);
      const written = address.startsWith(base) ? `/${address.slice(base.length)}` : address;
      if (fault) broken.set(written, { ...fault, path });
    }
  }
  const places = await findInPages(pages, [...broken.keys()]);
  const [first, ...others] = [...broken].map(([address, { reason, meant, path }]) =>
    brokenLink(address, reason, places.get(address) ?? `the page ${path}`, meant),
  );
  if (first) throw new Problems(first, ...others);
}
