import type { SelectProp } from '../reference/names';

/**
 * Every callback prop of Select. Names only, since the reference is mostly texts, which the frame
 * of edited code does without; a test compares.
 */
export const CALLBACKS = [
  'onSearch',
  'onDropdownVisibleChange',
  'onPopupScroll',
  'onChange',
  'onSelect',
  'onDeselect',
  'onClear',
  'onFocus',
  'onBlur',
  'onKeyDown',
  'onKeyUp',
  'onInputKeyDown',
  'onMouseDown',
  'onClick',
  'onMouseEnter',
  'onMouseLeave',
] as const satisfies readonly SelectProp[];

const NAMES: ReadonlySet<string> = new Set(CALLBACKS);

/** Address of what the reference on the index page says of a callback; undefined for any other. */
export function addressOf(callback: string): string | undefined {
  return NAMES.has(callback) ? `/#select-${callback}` : undefined;
}

/**
 * Whether a select may be given a callback that its author did not pass. rc-select 14.16.8 warns of
 * `onSearch` on a select that does not search (es/utils/warningPropsUtil.js); the presence of any
 * other callback changes nothing.
 */
export function mayAdd(callback: string, props: object): boolean {
  if (callback !== 'onSearch') return true;
  const mode: unknown = Reflect.get(props, 'mode');
  if (mode === 'combobox' || mode === 'tags') return true;
  const showSearch: unknown = Reflect.get(props, 'showSearch');
  return showSearch === undefined ? mode === 'multiple' : Boolean(showSearch);
}
