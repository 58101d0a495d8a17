import type { ElementDescription, ElementReference, State, States } from './description';
import { NAMELESS, POPUP_ITEMS, REQUIRED_STATES } from './requirements';

/**
 * Something that a component author should know. A `problem` keeps something from users of
 * assistive technology; a `note` explains what looks wrong but is allowed.
 */
export type Finding =
  | { code: 'no-name' | 'no-role' | 'active-outside' }
  | { code: 'missing-state'; state: State }
  | { code: 'leads-nowhere' | 'not-yet-there' | 'same-id'; attribute: string; id: string }
  | { code: 'id-twice'; id: string }
  | { code: 'active-no-item'; id: string; role: string; expected: string };

/** Whether a finding is a problem to fix. */
export const isProblem = ({ code }: Finding): boolean => code !== 'not-yet-there';

/** Whether what a reference leads to may come into the page later, as a popup does. */
export function mayComeLater({ attribute }: ElementReference, states: States): boolean {
  // A popup need not be in the document while it is closed
  // (https://www.w3.org/TR/wai-aria-1.2/#combobox), nor the panel of a tab that is not selected.
  const isClosed =
    states.expanded === 'false' ||
    states.selected === 'false' ||
    (states.expanded === undefined && states.haspopup !== undefined);
  return isClosed && (attribute === 'aria-controls' || attribute === 'aria-owns');
}

function ofReference(reference: ElementReference, states: States): Finding[] {
  const { attribute, id, matches, role = '' } = reference;
  if (matches > 1) return [{ code: 'same-id', attribute, id }];
  if (matches === 0) {
    return [
      { code: mayComeLater(reference, states) ? 'not-yet-there' : 'leads-nowhere', attribute, id },
    ];
  }
  if (attribute !== 'aria-activedescendant') return [];
  const expected = POPUP_ITEMS[states.haspopup ?? ''];
  const isItem = expected ? expected.includes(role) : role !== '';
  return isItem ? [] : [{ code: 'active-no-item', id, role, expected: expected?.[0] ?? '' }];
}

/** What is wrong in a description, in words that hold for any component; problems before notes. */
export function findingsOf(description: ElementDescription): Finding[] {
  const { tag, role, name, isNative, sharedId, states, references, isActiveOutside } = description;
  const findings: Finding[] = [];
  if (!role && !isNative) findings.push({ code: 'no-role' });
  else if (!name && !NAMELESS.has(role)) findings.push({ code: 'no-name' });
  for (const state of REQUIRED_STATES[role] ?? []) {
    // A native select has its states from the browser.
    if (states[state] === undefined && tag !== 'select')
      findings.push({ code: 'missing-state', state });
  }
  if (sharedId) findings.push({ code: 'id-twice', id: sharedId });
  findings.push(...references.flatMap((reference) => ofReference(reference, states)));
  if (isActiveOutside) findings.push({ code: 'active-outside' });
  return [...findings.filter(isProblem), ...findings.filter((finding) => !isProblem(finding))];
}
