import type { ComboboxDescription } from '../describe/description';
import type { Announcement } from './announcement';

const isExpanded = ({ states }: ComboboxDescription) => states.expanded === 'true';

function activeId({ references }: ComboboxDescription): string | undefined {
  return references.find(({ attribute }) => attribute === 'aria-activedescendant')?.id;
}

/** An option is announced again when this changes. */
function optionKey(description: ComboboxDescription): string {
  const { active } = description;
  return active
    ? [active.id, active.name, active.isSelected, active.isDisabled].join('\n')
    : (activeId(description) ?? '');
}

/**
 * What a screen reader would announce between two descriptions of the focused combobox: an
 * approximation.
 *
 * @param before - Undefined if it has just received focus.
 */
export function stateChanges(
  before: ComboboxDescription | undefined,
  now: ComboboxDescription,
): Announcement[] {
  if (!now.hasFocus) return [];
  const said: Announcement[] = [];
  const { role, name, value, active } = now;
  const isArrival = !before?.hasFocus;
  if (isArrival) said.push({ kind: 'focus', role, name, value, isExpanded: isExpanded(now) });
  else if (isExpanded(before) !== isExpanded(now)) {
    said.push({ kind: 'expanded', isExpanded: isExpanded(now) });
  }
  if (isArrival || !before || optionKey(before) !== optionKey(now)) {
    const id = activeId(now);
    if (active) said.push({ kind: 'option', option: active });
    else if (id !== undefined) said.push({ kind: 'silence', id });
  }
  return said;
}
