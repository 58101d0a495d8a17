import type { DeclaredEntry } from '../reference/merge';
import { initialOfRow } from '../playground/model/initial';
import { typeMembers } from '../playground/model/typeMembers';
import type { Component } from './library';
import type { Tree } from './tree';

/** An address of a file, for which nothing can stand. */
const FILE = /^(?:src|url|image|icon|poster)$/i;

/** An address of a page. */
const ADDRESS = /^(?:href|to)$/;

/** A prop that names a component for those who cannot see it. */
const LABEL = /^aria-?label(?!led)/i;

/** What a list or an object may be; the compiler says whether the type allows it. */
function madeUp(type: string): string {
  if (/^(?:readonly )?string\[\]$/.test(type)) return "['One', 'Two', 'Three']";
  if (/^(?:readonly )?number\[\]$/.test(type)) return '[1, 2, 3]';
  return /\[\]|Array</.test(type) ? '[]' : '{}';
}

/** What a component is called in its demo: `Option` for `Select.Option`. */
const titleOf = ({ id }: Component): string => id.slice(id.lastIndexOf('.') + 1);

/** Makes the values of props, from the types that they may name. */
function createValues(component: Component, types: Readonly<Record<string, string>>) {
  const names = new Set(Object.keys(component.props));
  return (name: string, { type, required, names: named }: DeclaredEntry): string | undefined => {
    const expansion = named.flatMap((each) => types[each] ?? []);
    const members = typeMembers(type, expansion);
    const row = { name, type, required };
    return initialOfRow(row, members, names, { name: titleOf(component) })?.read({}).code;
  };
}

/** The props without which a component cannot be; undefined where one of them cannot be made up. */
function requiredProps(
  { props }: Component,
  valueOf: ReturnType<typeof createValues>,
): Record<string, string> | undefined {
  const required = Object.entries(props).filter(
    ([name, entry]) => entry.required && name !== 'children',
  );
  if (required.some(([name]) => FILE.test(name))) return undefined;
  return Object.fromEntries(
    required.map(([name, entry]) => {
      if (ADDRESS.test(name)) return [name, "'#'"];
      return [name, valueOf(name, entry) ?? madeUp(entry.type)];
    }),
  );
}

/** Ways to write a component, in the order in which they are tried. */
export interface Attempts {
  /** With nothing but what it requires. */
  bare: Tree;
  /** With a text or an element in it. */
  filled: readonly Tree[];
  /** With a name for those who cannot see it. */
  labelled: readonly Tree[];
  /** With a fixed day, for what shows the day on which it is looked at. */
  dated: readonly Tree[];
}

/** A day in the middle of a month, at which no time zone changes the month. */
const DAY = 'new Date(2026, 0, 15)';

/** Any one of some items, any two, and all of them. */
function subsetsOf<Item>(items: readonly Item[]): Item[][] {
  const pairs = items.flatMap((one, index) => items.slice(index + 1).map((other) => [one, other]));
  return [...items.map((item) => [item]), ...pairs, [...items]];
}

/** More props would be too many to try. */
const MOST_DATES = 8;

/**
 * Ways to write a component so that it shows something: with the props that its types require,
 * filled by what their types allow.
 *
 * @param types - What the types that props name stand for.
 * @param owner - What it is a part of, which readers of the demo know.
 * @returns Undefined where a required prop cannot be made up.
 */
export function attemptsOf(
  component: Component,
  types: Readonly<Record<string, string>>,
  owner = '',
): Attempts | undefined {
  const valueOf = createValues(component, types);
  const props = requiredProps(component, valueOf);
  if (!props) return undefined;
  const title = titleOf(component).replace(new RegExp(`^${owner}(?=[A-Z])`), '');
  const bare: Tree = { name: component.id, props, children: [] };
  const labels = Object.keys(component.props).filter((name) => LABEL.test(name) && !props[name]);
  const label = labels[0] ?? 'aria-label';
  const dates = Object.entries(component.props)
    .filter(([name, { type }]) => /\bDate\b/.test(type) && !type.includes('=>') && !props[name])
    .map(([name]) => name)
    .slice(0, MOST_DATES);
  return {
    bare,
    filled: [[title], [{ name: 'button', props: {}, children: [title] }]].map((children) => ({
      ...bare,
      children,
    })),
    labelled: [{ ...bare, props: { ...props, [label]: `'${title}'` } }],
    dated: subsetsOf(dates).map((names) => ({
      ...bare,
      props: { ...props, ...Object.fromEntries(names.map((name) => [name, DAY])) },
    })),
  };
}
