import { literal, spelled, type Example } from '../example';
import type { PlaygroundTarget, PropRow } from '../target';
import type { TypeMembers } from './typeMembers';

/** Props that have what a component shows; its children are something else then. */
const DATA = ['defaultValue', 'options', 'items', 'data', 'dataSource', 'src'];

/** Props by which a component without text has a name: `aria-label`, and those made of it. */
const LABEL = /^aria-?label(?!led)/i;

/** Whether a prop has what readers know the component by: the text in it, or else its label. */
function isNaming({ name }: PropRow, { text }: TypeMembers, names: ReadonlySet<string>): boolean {
  const isContainer = names.has('children') && !DATA.some((each) => names.has(each));
  return text && (isContainer ? name === 'children' : LABEL.test(name));
}

/**
 * Props that say how many or how large: with nothing, there is nothing to see. Any other number,
 * such as a value, is seen when it is nothing, too.
 */
const AMOUNT =
  /^max(?!Value)|(?:^|[a-z])(?:length|count|total|size|rows|columns|cols|pages|steps?)$/i;

/** Few enough to be counted, enough to be seen as several. */
const SOME = 4;

/** The first value that a type allows, of those that can be made up. */
function firstOf(name: string, members: TypeMembers): Example | undefined {
  const [first] = members.literals;
  // Off comes second in a type, and is what a component is without being told.
  if (first === true) return literal('false', false);
  if (first !== undefined) return literal(String(first), first);
  if (members.text) return literal('text', name);
  if (members.number) return literal('number', AMOUNT.test(name) ? SOME : 0);
  if (members.date) return spelled('date', new Date('2026-01-01'), "new Date('2026-01-01')");
  return members.callback ? spelled('nothing', () => undefined, '() => undefined') : undefined;
}

/**
 * What a prop is unless the reader sets it: the text in a component, or its label where it has
 * none, is the name of the component; a text that is required is its own name, and anything else
 * that is required the first value of its type.
 *
 * @param names - All props of the component.
 * @returns Undefined where it needs none, and where its type asks for more than can be made up.
 */
export function initialOfRow(
  row: PropRow,
  members: TypeMembers,
  names: ReadonlySet<string>,
  { name }: Pick<PlaygroundTarget, 'name'>,
): Example | undefined {
  if (isNaming(row, members, names)) return literal('text', name);
  return row.required ? firstOf(row.name, members) : undefined;
}
