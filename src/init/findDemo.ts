import type { Attempts } from './attempts';
import type { Tree } from './tree';

/** What a component has rendered to. */
export interface Rendered {
  html: string;
  /** Whether it is the same on another day. */
  steady: boolean;
}

/** Renders an element as a server would; undefined where it throws or never ends. */
export type Render = (tree: Tree) => Promise<Rendered | undefined>;

/** Whether elements are what types allow, in one go. */
export type TypeCheck = (trees: readonly Tree[]) => readonly boolean[];

/** Something to see: more than a text, which is all that many a provider hands on. */
const isShown = (rendered: Rendered | undefined): rendered is Rendered =>
  rendered !== undefined && rendered.html.startsWith('<');

/** What an element looks like to those who try it out. */
async function usable(render: Render, tree: Tree): Promise<string | undefined> {
  const rendered = await render(tree);
  return isShown(rendered) && rendered.steady ? rendered.html : undefined;
}

/** All ways to write a component. */
export const allOf = ({ bare, filled, labelled, dated }: Attempts): Tree[] => [
  bare,
  ...filled,
  ...labelled,
  ...dated,
];

/** The first of some elements that is the same on each day, and looks unlike another. */
async function firstUsable(
  render: Render,
  trees: readonly Tree[],
  other?: string,
): Promise<Tree | undefined> {
  for (const tree of trees) {
    const html = await usable(render, tree);
    if (html !== undefined && html !== other) return tree;
  }
  return undefined;
}

/**
 * The way to write a component that shows most of it: with a text, or else a name for those who
 * cannot see it, or a fixed day where it shows the one on which it is looked at.
 *
 * @param allowed - What the types allow.
 * @returns Undefined where it shows nothing, and where it throws, as a part outside its root does.
 */
export async function findDemo(
  { bare, filled, labelled, dated }: Attempts,
  allowed: ReadonlySet<Tree>,
  render: Render,
): Promise<Tree | undefined> {
  const among = (trees: readonly Tree[]) => trees.filter((tree) => allowed.has(tree));
  const plain = allowed.has(bare) ? await render(bare) : undefined;
  if (isShown(plain) && !plain.steady) return firstUsable(render, among(dated));
  const other = isShown(plain) ? plain.html : undefined;
  const [text, element] = filled;
  return (
    (text && (await firstUsable(render, among([text]), other))) ??
    (await firstUsable(render, among(labelled), other)) ??
    (other === undefined ? undefined : bare) ??
    (element && (await firstUsable(render, among([element]))))
  );
}
