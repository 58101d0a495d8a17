import { walk, type MarkdownNode } from '../../document/page/markdown/walk';

/** Id of the heading of the list of props in the page of a demo. */
const HEADING = 'props-used';

/** Address of a prop in the reference of Select. */
const PROP = /#select-(?<name>\w+)$/;

/**
 * Names of the props of Select that the page of a demo lists as the ones it is about.
 *
 * @param tree - The hast of the page, in which dumi has made its links elements of the router.
 */
export function propsUsed(tree: MarkdownNode): ReadonlySet<string> {
  const names = new Set<string>();
  let isInList = false;
  walk(tree, (node) => {
    const { id, to } = node.properties ?? {};
    if (node.tagName === 'h2') isInList = id === HEADING;
    const name = isInList && typeof to === 'string' ? PROP.exec(to)?.groups?.name : undefined;
    if (name !== undefined) names.add(name);
  });
  return names;
}
