import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dist } from '../../../scripts/lib/site';
import { Problem } from '../../../src/lib/problem';
import {
  attributeOf,
  type Element,
  findAll,
  type Node,
  parseMarkup,
} from '../../../src/lib/markup';
import { readEntries } from '../../../src/search/engine/site/readEntries';
import { parseAddress } from './passages/address';
import { type Readings } from './passages/isRight';
import { readReadings } from './passages/readReadings';

/** A page of the built site. */
export interface BuiltPage {
  address: string;
  document: Node;
  main: Element;
}

/** The built site, as searches are given it and as hits are judged by it. */
export interface BuiltSite {
  /** The data of the search, as JSON. */
  data: string;
  /** The questions that its passages answer, as JSON. */
  questions: string;
  pages: readonly BuiltPage[];
  readings: Readings;
}

/** The content of a `<meta>` element; empty where there is none. */
export function metaOf(document: Node, name: string): string {
  const [meta] = findAll(
    document,
    (element) => element.tagName === 'meta' && attributeOf(element, 'name') === name,
  );
  return (meta && attributeOf(meta, 'content')) ?? '';
}

async function readPage(address: string): Promise<BuiltPage[]> {
  const document = parseMarkup(await readFile(join(dist, address, 'index.html'), 'utf8'));
  const mains = findAll(document, ({ tagName }) => tagName === 'main');
  return mains.map((main) => ({ address, document, main }));
}

function missing(): Problem {
  return new Problem({
    what: 'There is no site to search in dist/.',
    why: 'it was not built yet, or its build failed; this command builds nothing.',
    fix: 'run "npm run build", then the command again.',
  });
}

/**
 * Reads the built site.
 *
 * @throws {Problem} When there is none.
 */
export async function readSite(): Promise<BuiltSite> {
  if (!existsSync(join(dist, 'index.html'))) throw missing();
  const [home] = await readPage('/');
  const file = home && metaOf(home.document, 'search-data');
  if (!file) throw missing();
  const data = await readFile(join(dist, file), 'utf8');
  const questions = await readFile(join(dist, metaOf(home.document, 'search-questions')), 'utf8');
  const addresses = readEntries(JSON.parse(data)).map(({ link }) => parseAddress(link).page);
  const pages = (await Promise.all([...new Set(addresses)].map(readPage))).flat();
  const readings = new Map(pages.map(({ address, main }) => [address, readReadings(main)]));
  return { data, questions, pages, readings };
}
