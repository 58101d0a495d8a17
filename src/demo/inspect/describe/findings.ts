import type { ComboboxDescription, ListDescription, ElementReference } from './description';

/**
 * Something that a component author should know. A `problem` keeps something from users of
 * assistive technology; a `note` explains what looks wrong but is allowed.
 */
export type Finding =
  | { code: 'no-name' | 'owns-outdated' | 'autocomplete-readonly' | 'not-multiselectable' }
  | { code: 'leads-nowhere' | 'not-yet-there' | 'same-id'; attribute: string; id: string }
  | { code: 'active-no-option'; id: string; role: string }
  | { code: 'value-not-exposed'; shown: string }
  | { code: 'rows-without-role'; rows: number; options: number }
  | { code: 'disabled-not-exposed'; rows: number }
  | { code: 'option-name-differs'; name: string; shown: string }
  | { code: 'empty-list'; text: string };

/** Findings that explain rather than warn. */
const NOTES: ReadonlySet<Finding['code']> = new Set([
  'not-yet-there',
  'owns-outdated',
  'autocomplete-readonly',
]);

/** Whether a finding is a problem to fix. */
export function isProblem({ code }: Finding): boolean {
  return !NOTES.has(code);
}

function ofReference(
  { attribute, id, matches, role }: ElementReference,
  isOpen: boolean,
): Finding[] {
  if (matches > 1) return [{ code: 'same-id', attribute, id }];
  if (matches === 0) {
    // A popup need not be in the document while it is closed
    // (https://www.w3.org/TR/wai-aria-1.2/#combobox).
    const isAllowed = !isOpen && attribute !== 'aria-activedescendant';
    return [{ code: isAllowed ? 'not-yet-there' : 'leads-nowhere', attribute, id }];
  }
  if (attribute === 'aria-activedescendant' && role !== 'option') {
    return [{ code: 'active-no-option', id, role: role ?? '' }];
  }
  return [];
}

function ofList(list: ListDescription, description: ComboboxDescription): Finding[] {
  const { active, isMultiple } = description;
  const { optionCount, rowsWithoutRole, disabledRows, activeRow, emptyText, options } = list;
  const findings: Finding[] = [];
  if (rowsWithoutRole > 0) {
    findings.push({ code: 'rows-without-role', rows: rowsWithoutRole, options: optionCount });
  }
  if (active && activeRow !== undefined && !activeRow.includes(active.name)) {
    findings.push({ code: 'option-name-differs', name: active.name, shown: activeRow });
  }
  if (disabledRows > 0 && !options.some(({ isDisabled }) => isDisabled)) {
    findings.push({ code: 'disabled-not-exposed', rows: disabledRows });
  }
  if (isMultiple && !list.isMultiselectable && !list.isHidden) {
    findings.push({ code: 'not-multiselectable' });
  }
  if (emptyText) findings.push({ code: 'empty-list', text: emptyText });
  return findings;
}

/** What is wrong in a description, problems before notes. */
export function findingsOf(description: ComboboxDescription): Finding[] {
  const { name, value, shownValue, states, references, list } = description;
  const isOpen = states.expanded === 'true';
  const findings: Finding[] = [];
  if (!name) findings.push({ code: 'no-name' });
  findings.push(...references.flatMap((reference) => ofReference(reference, isOpen)));
  if (shownValue && !value) findings.push({ code: 'value-not-exposed', shown: shownValue });
  if (list) findings.push(...ofList(list, description));
  if (states.readonly === 'true' && states.autocomplete && states.autocomplete !== 'none') {
    findings.push({ code: 'autocomplete-readonly' });
  }
  if (references.some(({ attribute }) => attribute === 'aria-owns')) {
    findings.push({ code: 'owns-outdated' });
  }
  return [...findings.filter(isProblem), ...findings.filter((finding) => !isProblem(finding))];
}
