import path from 'node:path';
import type { DemoFolder } from '../../build/settings';
import { isShared, type Files } from '../../demo/code/model';
import { readDemoFiles } from '../../demo/code/disk';
import { type PublicAddress, urlOf } from '../../document/page/publicAddress';
import type { DeclaredReference } from '../../reference/merge';
import type { PropTable } from '../../reference/types';
import { type Content, componentsOf } from '../components';
import { toRobots, toSitemap } from '../crawlers';
import { inOrder, toLlms } from '../llms';
import { codeBlock } from '../markdown';
import { SCHEMA_PATH, toReferenceJson, toReferenceSchema } from '../referenceJson';
import { twinPath, type SourcePage, createLink } from '../sourcePage';
import { rowName } from '../../document/page/rowName';
import { lowerHeadings, toMarkdown } from '../toMarkdown';

/**
 * The Markdown twin of a page: all that a reader of the page can see, its tabs, tables and sources
 * included.
 *
 * @throws {Problem} At something in the page that has no form in Markdown.
 */
export function toTwin({ path, text, props, tabs }: SourcePage, content: Content): string {
  const surroundings = { components: componentsOf(content), link: content.link };
  const links = props.map((anchor) => `[\`${rowName(anchor)}\`](${content.link(`/#${anchor}`)})`);
  const panels = tabs.map(
    (tab) => `## ${tab.title}\n\n${lowerHeadings(toMarkdown(tab, surroundings))}`,
  );
  return [
    `# ${text.title}`,
    `> ${text.description}`,
    `Page: ${urlOf(content.address, path)}`,
    props.length > 0 ? `Props: ${links.join(', ')}` : '',
    toMarkdown(text, surroundings),
    ...panels,
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}

/** What the files for machines are made of. */
export interface MachineFacts {
  demos: DemoFolder;
  name: string;
  version: string;
  address: PublicAddress;
  pages: readonly SourcePage[];
  tables: readonly PropTable[];
  types: DeclaredReference['types'];
  groupTitles: Content['groupTitles'];
  keyboard: Content['keyboard'];
  screenshots: Content['screenshots'];
  packageFacts: Content['packageFacts'];
  hasPlayground: boolean;
}

/** Tells on which page a table is; one that is on none is said to be on the first. */
function pageOfTable(pages: readonly SourcePage[]): (id: string) => string {
  return (id) => {
    const tag = `<API id="${id}"`;
    const found = pages.find(({ text, tabs }) =>
      [text, ...tabs].some(({ body }) => body.includes(tag)),
    );
    return found?.path ?? '/';
  };
}

/** Between pages in the file that has them all. */
const RULE = '\n---\n\n';

/** The scripts that several demos share, each once; a page only links to them. */
function sharedScripts(files: Files): string {
  const blocks = Object.entries(files)
    .filter(([file]) => /\.tsx?$/.test(file))
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
  const { demos, name, version, address, pages, tables, types } = facts;
  // Filled while the twins are made.
  const shared: Record<string, string> = {};
  const content: Content = {
    pages,
    address,
    link: createLink(new Set(pages.map(({ path }) => path)), address),
    demoFiles: (entry) => {
      const files = readDemoFiles(demos, entry);
      for (const [file, text] of Object.entries(files))
        if (isShared(file, entry)) shared[file] = text;
      return files;
    },
    tables,
    groupTitles: facts.groupTitles,
    keyboard: facts.keyboard,
    screenshots: facts.screenshots,
    packageFacts: facts.packageFacts,
    hasPlayground: facts.hasPlayground,
  };
  const twins = inOrder(pages).map((page) => [twinPath(page.path), toTwin(page, content)] as const);
  const sitemap = toSitemap(pages, address);
  return new Map([
    ...twins,
    ['/llms.txt', toLlms(pages, { name, version, address })],
    ['/llms-full.txt', [...twins.map(([, text]) => text), sharedScripts(shared)].join(RULE)],
    [
      '/reference.json',
      toReferenceJson({ name, version, address, tables, types, pageOf: pageOfTable(pages) }),
    ],
    [SCHEMA_PATH, `${JSON.stringify(toReferenceSchema({ name, tables }), null, 2)}\n`],
    ['/robots.txt', toRobots(address)],
    ...(sitemap === undefined ? [] : [['/sitemap.xml', sitemap] as const]),
  ]);
}
