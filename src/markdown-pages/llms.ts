import { urlOf, type PublicAddress } from '../document/page/publicAddress';
import { toSidebar } from '../document/page/sidebar';
import { linkList } from './markdown';
import { twinPath, type SourcePage } from './sourcePage';

/** What llms.txt says of the site. */
export interface SiteFacts {
  name: string;
  version: string;
  address: PublicAddress;
}

/** Pages in the order of the sidebar. */
export function inOrder(pages: readonly SourcePage[]): SourcePage[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  return toSidebar(pages).flatMap(({ items }) =>
    items.flatMap(({ path }) => byPath.get(path) ?? []),
  );
}

/**
 * The list of all pages for machines.
 *
 * @see https://llmstxt.org
 */
export function toLlms(
  pages: readonly SourcePage[],
  { name, version, address }: SiteFacts,
): string {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const index = byPath.get('/');
  const sections = toSidebar(pages).map(({ title = 'Documentation', items }) => {
    const links = items.map((item) => ({
      title: item.title,
      url: urlOf(address, twinPath(item.path)),
      description: byPath.get(item.path)?.text.description ?? '',
    }));
    return `## ${title}\n\n${linkList(links)}`;
  });
  const whole = linkList([
    {
      title: 'All pages in one file',
      url: urlOf(address, '/llms-full.txt'),
      description: 'every page of the site, with the sources of all demos',
    },
    {
      title: 'The reference as JSON',
      url: urlOf(address, '/reference.json'),
      description: `every prop with its type, default and description; its schema is ${urlOf(address, '/reference.schema.json')}`,
    },
  ]);
  return [
    `# ${name} ${version}`,
    `> ${index?.text.description ?? ''}`,
    'Every page has a twin in Markdown at its address with `.md`.',
    ...sections,
    `## Optional\n\n${whole}`,
  ]
    .join('\n\n')
    .concat('\n');
}
