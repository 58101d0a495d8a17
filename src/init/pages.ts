import { defaultName } from '../reference/build/derive/components';
import { rootOf, type Component, type LibraryFacts } from './library';
import { componentsOf, type Tree } from './tree';

/** A page about a component and its parts. */
export interface Page {
  /** Of its file and address: `date-picker`. */
  slug: string;
  /** What it is called: the component, or what its parts have in common. */
  title: string;
  /** The component and its parts. */
  components: readonly Component[];
  demo: Tree | undefined;
}

/** A component with the demo that shows it on its own. */
export interface Tried {
  component: Component;
  demo: Tree | undefined;
}

/** The component that a package is called by, such as `DayPicker` of `react-day-picker`. */
export function mainOf({
  name,
  components,
}: Pick<LibraryFacts, 'name' | 'components'>): string | undefined {
  const wanted = defaultName(name, '');
  return components.find(({ id }) => id === wanted)?.id;
}

/**
 * The component that another is a part of, or the other itself: the first word of `Select.Option`;
 * for one that throws on its own, a name that its own begins with; and where the package is called
 * by a component, that one for all whose names have nothing of it.
 */
function ownerOf(
  { component: { id }, demo }: Tried,
  all: readonly Component[],
  main: string | undefined,
): string {
  if (id.includes('.')) return rootOf(id);
  if (main !== undefined && !id.includes(main)) return main;
  if (demo) return id;
  const owners = all
    .map((each) => each.id)
    .filter((each) => id.startsWith(each) && /^[A-Z]/.test(id.slice(each.length)));
  return owners.sort((one, other) => one.length - other.length)[0] ?? id;
}

/** `DatePicker` as an address has it: `date-picker`. */
export function slugOf(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])|([A-Z])([A-Z][a-z])/g, '$1$3-$2$4')
    .replace(/[^a-z\d]+/gi, '-')
    .toLowerCase();
}

/** Components by the one that they are parts of: `Select.Option`, and what throws without it. */
export function groupParts(
  tried: readonly Tried[],
  main: string | undefined,
): Map<string, Tried[]> {
  const groups = new Map<string, Tried[]>();
  const all = tried.map(({ component }) => component);
  for (const each of tried) {
    const owner = ownerOf(each, all, main);
    groups.set(owner, [...(groups.get(owner) ?? []), each]);
  }
  return groups;
}

/** The page of a group. */
export function pageOf(title: string, group: readonly Tried[], demo: Tree | undefined): Page {
  // A page may be called like a folder of the list of demos.
  const slug = slugOf(title) === 'index' ? 'index-component' : slugOf(title);
  return { slug, title, components: group.map(({ component }) => component), demo };
}

/** The components of a page that its demo does not show. */
export function unseenIn({ components, demo }: Page): Component[] {
  const seen = demo ? componentsOf(demo) : [];
  return components.filter(({ id }) => !seen.includes(id));
}
