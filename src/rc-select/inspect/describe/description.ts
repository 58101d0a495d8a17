/** An attribute that names other elements by id, and what is there. */
export interface Reference {
  attribute: 'aria-controls' | 'aria-owns' | 'aria-activedescendant';
  id: string;
  /** How many elements have this id: one is right, none means the attribute leads nowhere. */
  matches: number;
  /** Role of the element; undefined where there is none. */
  role: string | undefined;
}

/** An element with the role `option`, as assistive technology gets it. */
export interface OptionDescription {
  id: string;
  name: string;
  /** `aria-selected`; undefined if the attribute is missing. */
  isSelected: boolean | undefined;
  isDisabled: boolean;
  isActive: boolean;
  /** Counted from one: `aria-posinset`, or else the place among the options that are exposed. */
  position: number;
  /** `aria-setsize`, or else how many options are exposed. */
  size: number;
}

/** How many options are described; the list of the panel shows no more, and a name costs time. */
export const MAX_OPTIONS = 30;

/** The list that belongs to a combobox. */
export interface ListDescription {
  id: string;
  name: string;
  /** In the document but not exposed, as the list of a closed select is. */
  isHidden: boolean;
  isMultiselectable: boolean;
  /** The first options; `MAX_OPTIONS` at most. */
  options: readonly OptionDescription[];
  /** How many options are exposed in all. */
  optionCount: number;
  /** What a list without options says instead. */
  emptyText: string;
  /**
   * Rows that are seen and have no role, so that assistive technology does not know them as
   * options.
   */
  rowsWithoutRole: number;
  /** Rows that look disabled. */
  disabledRows: number;
  /** Text of the row that looks active; undefined if none does. */
  activeRow: string | undefined;
}

/** States and properties of a combobox that are there or not. */
export const STATES = [
  'expanded',
  'haspopup',
  'autocomplete',
  'required',
  'invalid',
  'disabled',
  'readonly',
  'busy',
] as const;

/** A state or property of a combobox. */
export type State = (typeof STATES)[number];

/**
 * What assistive technology is told of a combobox and its list. Plain data: comparing two tells
 * whether anything changed.
 */
export interface ComboboxDescription {
  role: string;
  name: string;
  description: string;
  /** Value of the text field. */
  value: string;
  /** What the box shows as chosen, whether or not assistive technology is told. */
  shownValue: string;
  hasFocus: boolean;
  /** Looks like a select of several values. */
  isMultiple: boolean;
  /** Only those that are set. */
  states: Partial<Record<State, string>>;
  references: readonly Reference[];
  list: ListDescription | undefined;
  /** The option that `aria-activedescendant` names; undefined if it names none. */
  active: OptionDescription | undefined;
}
