import type { ElementDescription } from '../../../demo/inspect/describe/description';
import type { ListDescription, SelectDetails } from './selectDetails';

/** What can be off in a select besides what can be in any element. */
export type SelectFinding =
  | { code: 'owns-outdated' | 'autocomplete-readonly' | 'not-multiselectable' }
  | { code: 'value-not-exposed'; shown: string }
  | { code: 'rows-without-role'; rows: number; options: number }
  | { code: 'disabled-not-exposed'; rows: number }
  | { code: 'option-name-differs'; name: string; shown: string }
  | { code: 'empty-list'; text: string };

/** Findings that explain rather than warn. */
const NOTES: ReadonlySet<SelectFinding['code']> = new Set([
  'owns-outdated',
  'autocomplete-readonly',
]);

/** Whether a finding is a problem to fix. */
export function isProblem({ code }: SelectFinding): boolean {
  return !NOTES.has(code);
}

function ofList(
  list: ListDescription,
  { active }: ElementDescription,
  isMultiple: boolean,
): SelectFinding[] {
  const { optionCount, rowsWithoutRole, disabledRows, activeRow, emptyText, options } = list;
  const findings: SelectFinding[] = [];
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

/** What is off in a select that the inspector's own findings do not say. */
export function findingsOf(
  description: ElementDescription,
  { shownValue, isMultiple, list }: SelectDetails,
): SelectFinding[] {
  const { value, states, references } = description;
  const findings: SelectFinding[] = [];
  if (shownValue && !value) findings.push({ code: 'value-not-exposed', shown: shownValue });
  if (list) findings.push(...ofList(list, description, isMultiple));
  if (states.readonly === 'true' && states.autocomplete && states.autocomplete !== 'none') {
    findings.push({ code: 'autocomplete-readonly' });
  }
  if (references.some(({ attribute }) => attribute === 'aria-owns')) {
    findings.push({ code: 'owns-outdated' });
  }
  return findings;
}
