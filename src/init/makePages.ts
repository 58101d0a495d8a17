import { attemptsOf } from './attempts';
import { assemble } from './assemble';
import { allOf, findDemo, type Render, type TypeCheck } from './findDemo';
import type { LibraryFacts } from './library';
import { groupParts, mainOf, pageOf, type Page, type Tried } from './pages';
import type { Tree } from './tree';

/** The demo of a component and its parts: with the parts in it that need it, where that goes. */
async function demoOf(
  title: string,
  group: readonly Tried[],
  { types }: LibraryFacts,
  check: TypeCheck,
  render: Render,
): Promise<Tree | undefined> {
  const [root] = group.filter(({ component: { id } }) => id === title || id === `${title}.Root`);
  const alone = (root ?? group.find(({ demo }) => demo))?.demo;
  const parts = group.filter((each) => each !== root && !each.demo);
  if (!root || parts.length === 0) return alone;
  const ways = attemptsOf(root.component, types);
  if (!ways) return alone;
  const [label] = ways.labelled;
  const start = label && check([label])[0] && (await render(label)) ? label : ways.bare;
  const attempts = parts.flatMap(({ component }) => attemptsOf(component, types, title) ?? []);
  const whole = await assemble(start, attempts, render);
  if (!whole) return undefined;
  return whole !== start && check([whole])[0] ? whole : alone;
}

/**
 * The pages of a library: one for each component that stands on its own, with a first demo where
 * one can be made.
 */
export async function makePages(
  facts: LibraryFacts,
  check: TypeCheck,
  render: Render,
): Promise<Page[]> {
  const ways = facts.components.map((component) => ({
    component,
    attempts: attemptsOf(component, facts.types),
  }));
  // All at once, since each run of the compiler takes a second.
  const trees = ways.flatMap(({ attempts }) => (attempts ? allOf(attempts) : []));
  const isAllowed = check(trees);
  const allowed = new Set(trees.filter((_, index) => isAllowed[index]));
  const tried: Tried[] = [];
  for (const { component, attempts } of ways)
    tried.push({ component, demo: attempts && (await findDemo(attempts, allowed, render)) });
  const pages: Page[] = [];
  for (const [title, group] of groupParts(tried, mainOf(facts)))
    pages.push(pageOf(title, group, await demoOf(title, group, facts, check, render)));
  return pages;
}
