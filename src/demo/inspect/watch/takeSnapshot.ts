import { computeAccessibleName } from 'dom-accessibility-api';
import { hasFocus } from '../describe/element';
import { regionChanges } from './regionChanges';
import { describeCombobox, findComboboxes } from '../describe/describeCombobox';
import type { ComboboxDescription } from '../describe/description';
import { listOf, popupOf } from '../describe/list';
import { MAX_SELECTS, type Snapshot, type Announcement } from './snapshot';

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
 */
function stateChanges(
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

/**
 * Takes a snapshot of the selects in a stage, with what has changed in the document since the one
 * before.
 */
type TakeSnapshot = (chosen: number | undefined, records: readonly MutationRecord[]) => Snapshot;

function partsOf(stage: Element, comboboxes: readonly Element[]): Element[] {
  const lists = comboboxes.flatMap((combobox) => listOf(combobox) ?? []);
  return [stage, ...lists.map(popupOf)];
}

/**
 * Creates a function that takes snapshots of the selects in a stage. It remembers what had focus,
 * and so what a screen reader has announced.
 */
export function createSnapshotTaker(stage: Element): TakeSnapshot {
  let lastFocused: HTMLElement | undefined;
  /** The combobox that had focus at the snapshot before. */
  let before: { element: HTMLElement; description: ComboboxDescription } | undefined;

  return (chosen, records) => {
    const comboboxes = findComboboxes(stage).slice(0, MAX_SELECTS);
    const parts = partsOf(stage, comboboxes);
    const element = comboboxes.find(hasFocus);
    const focused = element && { element, description: describeCombobox(element) };
    const known = before?.element === element ? before?.description : undefined;
    before = focused;
    if (focused) lastFocused = focused.element;
    const followed = comboboxes.findIndex((one) => one === lastFocused);
    // Changed code may have fewer selects than the reader chose from.
    const isThere = chosen !== undefined && chosen < comboboxes.length;
    const shown = isThere ? chosen : Math.max(followed, 0);
    const described = comboboxes[shown];
    return {
      names: comboboxes.map((one) => computeAccessibleName(one)),
      shown: described && shown,
      description:
        described === element ? focused?.description : described && describeCombobox(described),
      announcements: [
        ...(focused ? stateChanges(known, focused.description) : []),
        ...regionChanges(
          records.filter(({ target }) => parts.some((part) => part.contains(target))),
        ),
      ],
    };
  };
}
