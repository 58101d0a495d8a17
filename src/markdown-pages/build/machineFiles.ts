import path from 'node:path';
import { isShared, type Files } from '../../demo/code/model';
import { readDemoFiles } from '../../demo/code/disk';
import type { PublicAddress } from '../../document/page/publicAddress';
import type { DeclaredReference } from '../../reference/declared';
import { describedTables } from '../../subject/reference';
import { findIn } from '../../reference/merge';
import type { Content } from '../components';
import { toRobots, toSitemap } from '../crawlers';
import { createLink } from '../links';
import { inOrder, toLlms } from '../llms';
import { codeBlock } from '../markdown';
import { REFERENCE_SCHEMA, SCHEMA_PATH, toReferenceJson } from '../referenceJson';
import { twinPath, type SourcePage } from '../sourcePage';
import { toTwin } from '../twin';

/** What the files for machines are made of. */
export interface MachineFacts {
  project: string;
  name: string;
  version: string;
  address: PublicAddress;
  pages: readonly SourcePage[];
  declared: DeclaredReference;
}

/** Between pages in the file that has them all. */
const RULE = '\n---\n\n';

/** The scripts that several demos share, each once; a page only links to them. */
function sharedScripts(files: Files): string {
  const blocks = Object.entries(files)
    .filter(([file]) => isShared(file) && /\.tsx?$/.test(file))
    .sort(([one], [other]) => one.localeCompare(other, 'en'))
    .map(([file, text]) => `\`${file}\`:\n\n${codeBlock(text, path.extname(file).slice(1))}`);
  return ['# Scripts that several demos share', ...blocks].join('\n\n').concat('\n');
}

/**
 * The files of the site for machines, by path: a Markdown twin of every page, lists of them, the
 * reference as JSON, and what crawlers ask for.
 *
 * @throws {Problem} When a page has something that has no form in Markdown.
 */
export function machineFiles(facts: MachineFacts): ReadonlyMap<string, string> {
  const { project, name, version, address, pages, declared } = facts;
  // Filled while the twins are made.
  const demoFiles: Record<string, string> = {};
  const content: Content = {
    pages,
    address,
    link: createLink(new Set(pages.map(({ path }) => path)), address),
    demoFiles: (entry) => {
      const files = readDemoFiles(project, entry);
      Object.assign(demoFiles, files);
      return files;
    },
    reference: (id) => findIn(declared, id),
  };
  const tables = describedTables.flatMap(({ id }) => {
    const found = findIn(declared, id);
    return typeof found === 'object' ? [found] : [];
  });
  const twins = inOrder(pages).map((page) => [twinPath(page.path), toTwin(page, content)] as const);
  const sitemap = toSitemap(pages, address);
  return new Map([
    ...twins,
    ['/llms.txt', toLlms(pages, { name, version, address })],
    ['/llms-full.txt', [...twins.map(([, text]) => text), sharedScripts(demoFiles)].join(RULE)],
    ['/reference.json', toReferenceJson({ name, version, address, tables, types: declared.types })],
    [SCHEMA_PATH, `${JSON.stringify(REFERENCE_SCHEMA, null, 2)}\n`],
    ['/robots.txt', toRobots(address)],
    ...(sitemap === undefined ? [] : [['/sitemap.xml', sitemap] as const]),
  ]);
}
