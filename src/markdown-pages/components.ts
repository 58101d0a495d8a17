import { factTexts, type PackageFacts } from '../reference/facts/factTexts';
import type { KeyTables } from '../reference/keyboard/keyTables';
import { missingPlayground } from '../playground/missingPlayground';
import { unknownTable } from '../reference/unknownTable';
import type { PropTable } from '../reference/types';
import { type Files, isShared } from '../demo/code/model';
import { urlOf, type PublicAddress } from '../document/page/publicAddress';
import { toSidebar } from '../document/page/sidebar';
import { codeBlock, keysAsCode, linkList } from './markdown';
import type { SourcePage } from './sourcePage';
import { toList, toKeyTables } from './tables';
import type { Attributes, Components } from './toMarkdown';

/** What components show. */
export interface Content {
  pages: readonly SourcePage[];
  /** The files of a demo, by path below `demos/`. */
  demoFiles: (entry: string) => Files;
  tables: readonly PropTable[];
  /** What groups of props are called. */
  groupTitles: Readonly<Record<string, string>>;
  keyboard: KeyTables | undefined;
  screenshots: readonly { name: string; alt: string }[] | undefined;
  packageFacts: PackageFacts;
  hasPlayground: boolean;
  address: PublicAddress;
  /** Where a link leads that begins with a slash. */
  link: (href: string) => string;
}

/** A path below `demos/`, of one that is relative to a page. */
const entryOf = (src: string) => src.replace(/^.*?\bdemos\//, '');

const nameFrom = (entry: string, file: string) => {
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
  return file.startsWith(folder) ? file.slice(folder.length) : `../${file}`;
};

function toDemo({ src = '', title = '', description = '' }: Attributes, content: Content): string {
  const entry = entryOf(src);
  const files = Object.entries(content.demoFiles(entry));
  const own = files
    .filter(([file]) => !isShared(file, entry))
    .sort(
      ([one], [other]) =>
        Number(other === entry) - Number(one === entry) || one.localeCompare(other, 'en'),
    )
    .map(([file, text]) => {
      const name = nameFrom(entry, file);
      return `\`${name}\`:\n\n${codeBlock(text, name.slice(name.lastIndexOf('.') + 1))}`;
    });
  const shared = files
    .filter(([file]) => isShared(file, entry))
    .map(([file]) => `[${nameFrom(entry, file)}](${content.link(`/sources/${file}`)})`);
  const also = shared.length > 0 ? [`Shared with other demos: ${shared.join(', ')}`] : [];
  // One level below the section whose text the demo shows.
  return [`### ${title}`, description, ...own, ...also].filter(Boolean).join('\n\n');
}

function toTable({ id = '' }: Attributes, content: Content, place: string): string {
  const { tables, groupTitles, link } = content;
  const found = tables.find((table) => table.id === id);
  if (found) return toList(found, groupTitles, link);
  throw unknownTable(id, tables, place);
}

function toOverview({ pages, link }: Content): string {
  const demos = pages.filter(({ path }) => path.startsWith('/demo/'));
  const descriptions = new Map(demos.map(({ path, text }) => [path, text.description]));
  return toSidebar(demos)
    .map(({ title = '', items }) => {
      const links = items.map((item) => ({
        title: item.title,
        url: link(item.path),
        description: descriptions.get(item.path) ?? '',
      }));
      return `## ${title}\n\n${linkList(links)}`;
    })
    .join('\n\n');
}

function toPlayground(_: Attributes, content: Content, place: string): string {
  if (!content.hasPlayground) throw missingPlayground(place);
  return `The playground is on the page: ${urlOf(content.address, '/?tab=playground')}`;
}

/** By the name of the component (theme/builtins). */
const MAKERS: Readonly<
  Record<string, (attributes: Attributes, content: Content, place: string) => string>
> = {
  // What a demo without a block shows is in the text around it.
  code: (attributes, content) =>
    attributes.inline === undefined ? toDemo(attributes, content) : '',
  API: toTable,
  DemoOverview: (_, content) => toOverview(content),
  Keyboard: (_, { keyboard }) => (keyboard ? keysAsCode(toKeyTables(keyboard)) : ''),
  Screenshots: (_, { link, screenshots = [] }) =>
    screenshots
      .map(({ name, alt }) => `![${alt}](${link(`/screenshots/${name}-light.webp`)})`)
      .join('\n'),
  PackageFacts: (_, { packageFacts }) => factTexts(packageFacts).join(' · '),
  Playground: toPlayground,
};

/** The components that pages can use. */
export const COMPONENT_NAMES: readonly string[] = Object.keys(MAKERS);

/** What takes the place of the components that pages use. */
export function componentsOf(content: Content): Components {
  return Object.fromEntries(
    Object.entries(MAKERS).map(([name, make]) => [
      name,
      (attributes: Attributes, place: string) => make(attributes, content, place),
    ]),
  );
}
