import { missing } from '../../lib/generated';
import { isText } from '../../lib/read';
import type { TocEntry } from '../../document/page/pageData';
import { walk, type MarkdownNode } from '../../document/page/markdown/walk';
import { describedTables, GROUP_TITLES } from '../../subject/reference';

const HEADING = /^h[1-6]$/;

/** The groups of a prop table as entries of the contents, with the ids of their rows. */
function groupsOf(table: unknown, depth: number): TocEntry[] {
  const found = describedTables.find(({ id }) => id === table);
  const entries = Object.values(found?.descriptions ?? {});
  const groups = new Set(
    entries.flatMap((entry) => (entry && 'group' in entry ? entry.group : [])),
  );
  return [...groups].map((group) => ({
    id: `${found?.anchor}-group-${group}`,
    depth,
    title: GROUP_TITLES[group],
    group,
  }));
}

/**
 * rehype plugin: lists the groups of each prop table below the heading that the table is under.
 * They are rows of the table and no headings, so that dumi does not list them.
 */
export function rehypeTableGroups() {
  return (tree: MarkdownNode, { data: { toc } }: { data: { toc: TocEntry[] } }): void => {
    let heading: string | undefined;
    walk(tree, ({ tagName = '', properties = {} }) => {
      if (HEADING.test(tagName)) heading = isText(properties.id) ? properties.id : undefined;
      if (tagName !== 'API') return;
      const at = toc.findIndex(({ id }) => id === heading);
      if (at < 0 && heading !== undefined)
        throw missing({
          by: 'dumi',
          what: `an entry for the heading #${heading} in the contents of its page`,
          why: 'the groups of a prop table would be listed below another heading.',
          file: 'src/site/build/rehypeTableGroups.ts',
        });
      toc.splice(at + 1, 0, ...groupsOf(properties.id, (toc[at]?.depth ?? 1) + 1));
    });
  };
}
