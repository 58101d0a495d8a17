import type { PropRow } from '../target';
import type { TypeMembers } from './typeMembers';

/** Why a prop has no control. */
export type LeftOutBecause =
  /** It takes a value that changes, so the code would need state of its own. */
  | 'controlled'
  /** It reports what happens, and shows nothing. */
  | 'callback'
  /** It reports what happens, and the log shows it. */
  | 'event'
  /** It needs a style sheet, an element or a container that is not in the playground. */
  | 'surroundings'
  /** The types call it internal. */
  | 'internal'
  | 'deprecated'
  /** It does nothing in this version. */
  | 'nothing'
  /** Its type asks for code, and the site has no example of it. */
  | 'code';

/**
 * Props that only do something with more than the component; and `autoFocus`, by which every change
 * would take the focus from its control.
 */
const SURROUNDINGS = /^(?:id|key|ref|prefixCls|autoFocus|style)$|^(?:className|.+ClassName)$/;

/** The prop that gives a component the first value of a state which it then keeps itself. */
function initialOf(name: string): string {
  return `default${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** Whether a component takes a state from outside which it could keep itself. */
export function isState(name: string, names: ReadonlySet<string>): boolean {
  return names.has(initialOf(name));
}

/** Whether a prop is called when something happens. */
function isEvent({ name }: PropRow, { callback, text, literals }: TypeMembers): boolean {
  return /^(?:on|after)[A-Z]/.test(name) && (callback || (!text && literals.length === 0));
}

/**
 * Why a prop has no control, as far as its name, its type and the props beside it tell; undefined
 * where nothing is against it.
 *
 * @param names - All props of the component.
 */
export function ruleOut(
  row: PropRow,
  members: TypeMembers,
  names: ReadonlySet<string>,
): LeftOutBecause | undefined {
  if (row.deprecated !== undefined) return 'deprecated';
  if (isEvent(row, members)) return 'event';
  if (isState(row.name, names)) return 'controlled';
  return SURROUNDINGS.test(row.name) ? 'surroundings' : undefined;
}
