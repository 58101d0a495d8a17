/** Attributes by which a combobox refers to elements. */
export const REFERENCES = ['aria-controls', 'aria-owns', 'aria-activedescendant'] as const;

/** A reference of an attribute to an element by its id. */
export interface ElementReference {
  attribute: (typeof REFERENCES)[number];
  id: string;
  /** How many elements have this id: one is right, none means the attribute leads nowhere. */
  matches: number;
  /** Role of the element; undefined where there is none. */
  role: string | undefined;
}

/** An element with the role `option`, as it is exposed to assistive technology. */
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

/** How many options are described: the panel shows no more, and computing names takes time. */
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
  optionCount: number;
  emptyText: string;
  /** Visible rows without a role, which assistive technology does not recognise as options. */
  rowsWithoutRole: number;
  disabledRows: number;
  /** Text of the row that looks active; undefined if none does. */
  activeRow: string | undefined;
}

/** States and properties of a combobox. */
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
 * What a combobox and its list expose to assistive technology. Plain data, so that two can be
 * compared.
 */
export interface ComboboxDescription {
  role: string;
  name: string;
  description: string;
  value: string;
  /** What the box shows as chosen, whether or not it is exposed. */
  shownValue: string;
  hasFocus: boolean;
  /** Whether it looks like a select for several values. */
  isMultiple: boolean;
  /** Only those that are set. */
  states: Partial<Record<State, string>>;
  references: readonly ElementReference[];
  list: ListDescription | undefined;
  /** The option that `aria-activedescendant` names; undefined if it names none. */
  active: OptionDescription | undefined;
}
