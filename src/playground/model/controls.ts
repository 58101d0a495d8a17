import type { PlaygroundAdapter } from '../adapter';
import { literal, type Example } from '../example';
import type { PropRow } from '../target';
import { isState } from './leftOut';
import { anyNumber, type NumberRange } from './numbers';
import type { TypeMembers } from './typeMembers';

/** How a prop is set: on and off, one of several, or by what is put into a field. */
export type ControlKind = 'switch' | 'choice' | 'number' | 'text' | 'colour' | 'date';

/** What the playground offers for a prop. */
export interface Control {
  /** The prop in the reference: its name, type, default and group. */
  prop: PropRow;
  kind: ControlKind;
  /**
   * What can be chosen; those of a switch are `true` and `false`, those of a number what it may be
   * instead.
   */
  choices: readonly Choice[];
  /** What a field for numbers takes. */
  numbers: NumberRange;
}

/** One of several values. */
export interface Choice extends Example {
  /** Whether the type spells it out; then it reads as in code, else it has a name of its own. */
  isLiteral: boolean;
}

const isColour = (name: string, { colour }: TypeMembers) =>
  colour || /(?:color|colour)$/i.test(name);

/** Whether on and off is all that can be said of it. */
function isSwitch({ literals, text, number }: TypeMembers): boolean {
  const isBoth = literals.length === 2 && literals.includes(true) && literals.includes(false);
  return isBoth && !text && !number;
}

function kindOf(name: string, choices: readonly Choice[], members: TypeMembers) {
  if (members.number && choices.every(({ isLiteral }) => isLiteral)) return 'number';
  if (choices.length > 0) return 'choice';
  if (members.date) return 'date';
  if (!members.text) return undefined;
  return isColour(name, members) ? 'colour' : 'text';
}

/**
 * The control of a prop, as its type asks for it; undefined where it has nothing to offer.
 *
 * @param names - All props of the component.
 * @param own - What the site offers for it.
 */
export function toControl(
  prop: PropRow,
  members: TypeMembers,
  names: ReadonlySet<string>,
  { variable = [], numbersOf = anyNumber }: PlaygroundAdapter,
  own: readonly Example[],
): Control | undefined {
  const { name } = prop;
  const instead = members.number && members.nothing ? [null] : [];
  const literals = [...members.literals, ...instead].map((value): Choice => ({
    ...literal(String(value), value),
    isLiteral: true,
  }));
  const numbers = numbersOf(name);
  // A state that is neither on nor off is the component's own.
  if (own.length === 0 && isSwitch(members) && !isState(name, names)) {
    return { prop, kind: 'switch', choices: literals, numbers };
  }
  const others = literals.filter(
    ({ read }) => variable.includes(name) || read({}).code !== prop.default,
  );
  const choices = [...others, ...own.map((example) => ({ ...example, isLiteral: false }))];
  const kind = kindOf(name, choices, members);
  return kind && { prop, kind, choices, numbers };
}
