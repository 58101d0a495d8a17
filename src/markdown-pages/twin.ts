import { rowName } from '../document/page/rowName';
import { urlOf } from '../document/page/publicAddress';
import { componentsOf, type Content } from './components';
import type { SourcePage } from './sourcePage';
import { lowerHeadings, toMarkdown } from './toMarkdown';

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
