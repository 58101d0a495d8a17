import { walk, type MarkdownNode } from './walk';

/** What a row of a table begins with, as code: its name. */
function nameOf(row: MarkdownNode): MarkdownNode | undefined {
  const [code, ...others] = row.children?.[0]?.children ?? [];
  return code?.type === 'inlineCode' && others.length === 0 ? code : undefined;
}

/**
 * Gives the name that a row of a table begins with itself as id where a link of the same page leads
 * to it: `[a](#box-icon)` to the row of `` `box-icon` ``. Other rows get none, since ids are bytes,
 * and names such as `value` may be ids of something else. To search, the row stays a line of its
 * section: a row with an id would be a section of its own.
 */
export function targetRows(tree: MarkdownNode): void {
  const wanted = new Set<string>();
  walk(tree, ({ type, url = '' }) => {
    if (type === 'link' && url.startsWith('#')) wanted.add(url.slice(1));
  });
  walk(tree, (node) => {
    const name = node.type === 'tableRow' ? nameOf(node) : undefined;
    if (name?.value === undefined || !wanted.delete(name.value)) return;
    name.data = { ...name.data, hProperties: { id: name.value } };
  });
}

/** The names of rows in a text, which a link of it can lead to. */
export function rowNames(text: string): string[] {
  return [...text.matchAll(/^\| `([^`|]+)` *\|/gm)].flatMap(([, name = '']) => name);
}
