import { entriesOf } from '../../reference';
import type { ReferenceEntry } from '../../reference/types';
import { literal, type Example } from './example';
import { EXAMPLES } from './examples';
import { LEFT_OUT } from './leftOut';
import { typeMembers } from '../typeMembers';

/** How a prop is set: on and off, one of several, a number, or a text. */
export type ControlKind = 'switch' | 'choice' | 'number' | 'text';

/** What the playground offers for a prop. */
export interface Control {
  /** The prop in the reference: its name, type, default and group. */
  prop: ReferenceEntry;
  kind: ControlKind;
  /** What can be chosen; those of a switch are `true` and `false`. */
  choices: readonly Choice[];
}

/** One of several values. */
export interface Choice extends Example {
  /** Whether the type spells it out; then it reads as in code, else it has a name of its own. */
  isLiteral: boolean;
}

/** Props whose default depends on others (props.ts), which makes every value worth choosing. */
const BY_OTHERS = ['filterOption', 'placement'];

function kindOf(choices: readonly Choice[], { text, number }: { text: boolean; number: boolean }) {
  if (choices.length === 0) return number ? 'number' : text ? 'text' : undefined;
  return 'choice';
}

function toControl(prop: ReferenceEntry): Control | undefined {
  const members = typeMembers(prop.type);
  const isSwitch = prop.type === 'boolean' && prop.default !== undefined;
  const literals = members.literals
    .map((value): Choice => ({ ...literal(String(value), value), isLiteral: true }))
    .filter(
      ({ read }) =>
        isSwitch ||
        BY_OTHERS.includes(prop.name) ||
        read({ several: false, labelled: false }).code !== prop.default,
    );
  const examples = EXAMPLES[prop.name] ?? [];
  const choices = [...literals, ...examples.map((example) => ({ ...example, isLiteral: false }))];
  const kind = isSwitch ? 'switch' : kindOf(choices, members);
  return kind && { prop, kind, choices };
}

/** What can be set, in the order of the reference. */
export const CONTROLS: readonly Control[] = entriesOf('Select')
  .filter(({ name }) => !Object.hasOwn(LEFT_OUT, name))
  .flatMap((prop) => toControl(prop) ?? []);

const byName = new Map(CONTROLS.map((control) => [control.prop.name, control]));

/** The control of a prop, if it has one. */
export function findControl(name: string): Control | undefined {
  return byName.get(name);
}
