import type { ElementDescription } from '../describe/description';
import { isRange } from '../describe/value';
import { SPOKEN_STATES, type Announcement, type SpokenStates } from './snapshot';

function spokenStates({ states }: ElementDescription, before?: ElementDescription): SpokenStates {
  const spoken = SPOKEN_STATES.flatMap((state) => {
    const value = states[state];
    return value === undefined || value === before?.states[state] ? [] : [[state, value] as const];
  });
  return Object.fromEntries<string>(spoken);
}

function activeId({ references }: ElementDescription): string | undefined {
  return references.find(({ attribute }) => attribute === 'aria-activedescendant')?.id;
}

/** An item is announced again when this changes. */
function itemKey(description: ElementDescription): string {
  const { active } = description;
  return active
    ? [active.id, active.name, active.isSelected, active.isDisabled].join('\n')
    : (activeId(description) ?? '');
}

/** Text that is typed is no news, but what an arrow key makes of a number or a choice is. */
const saysValue = ({ role, tag }: ElementDescription) => isRange(role) || tag === 'select';

/**
 * What a screen reader would announce between two descriptions of the focused element: an
 * approximation.
 *
 * @param before - Undefined for an element that has just got the focus.
 */
export function stateChanges(
  before: ElementDescription | undefined,
  now: ElementDescription,
): Announcement[] {
  const said: Announcement[] = [];
  const { role, name, value, active } = now;
  const states = spokenStates(now, before);
  if (!before) said.push({ kind: 'focus', role: role || now.tag, name, value, states });
  else {
    if (Object.keys(states).length > 0) said.push({ kind: 'states', states });
    if (saysValue(now) && value !== before.value) said.push({ kind: 'value', value });
  }
  if (!before || itemKey(before) !== itemKey(now)) {
    const id = activeId(now);
    if (active) said.push({ kind: 'item', item: active });
    else if (id !== undefined) said.push({ kind: 'silence', id });
  }
  return said;
}
