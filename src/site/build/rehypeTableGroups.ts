import { missing } from '../../lib/generated';
import { isText } from '../../lib/read';
import type { TocEntry } from '../../document/page/pageData';
import { walk, type MarkdownNode } from '../../document/page/markdown/walk';
import { anchorOf } from '../../reference/merge';
import type { DescribedTable } from '../../reference/types';

const HEADING = /^h[1-6]$/;

/** What the site says of groups of props. */
export interface TableGroups {
  tables: readonly DescribedTable[];
  /** What the groups are called. */
  titles: Readonly<Record<string, string>>;
}

/** The groups of a prop table as entries of the contents, with the ids of their rows. */
function groupsOf({ tables, titles }: TableGroups, table: unknown, depth: number): TocEntry[] {
  const found = tables.find(({ id }) => id === table);
  if (!found) return [];
  const { id, anchor = anchorOf(id), descriptions } = found;
  const groups = new Set(Object.values(descriptions).flatMap((entry) => entry?.group ?? []));
  return [...groups].map((group) => ({
    id: `${anchor}-group-${group}`,
    depth,
    title: titles[group] ?? group,
    group,
  }));
}

/**
 * rehype plugin: lists the groups of each prop table below the heading that the table is under.
 * They are rows of the table and no headings, so that dumi does not list them.
 *
 * @param readGroups - Read where a page has a table.
 */
export function rehypeTableGroups(readGroups: () => TableGroups) {
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
      const groups = groupsOf(readGroups(), properties.id, (toc[at]?.depth ?? 1) + 1);
      toc.splice(at + 1, 0, ...groups);
    });
  };
}
