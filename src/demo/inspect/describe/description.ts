/** Attributes by which an element refers to others. */
export const REFERENCES = [
  'aria-labelledby',
  'aria-describedby',
  'aria-details',
  'aria-errormessage',
  'aria-controls',
  'aria-owns',
  'aria-activedescendant',
] as const;

/** A reference of an attribute to an element by its id. */
export interface ElementReference {
  attribute: (typeof REFERENCES)[number];
  id: string;
  /** How many elements have this id: one is right, none means the attribute leads nowhere. */
  matches: number;
  /** Role of the element; undefined where there is none. */
  role: string | undefined;
  /** What the element says, where the attribute lends its text; else empty. */
  text: string;
}

/** States and properties (`aria-...`, or what HTML has for them) in the order they are shown in. */
export const STATES = [
  'expanded',
  'haspopup',
  'autocomplete',
  'required',
  'invalid',
  'disabled',
  'readonly',
  'busy',
  'checked',
  'pressed',
  'selected',
  'current',
  'valuenow',
  'valuemin',
  'valuemax',
  'orientation',
  'level',
  'sort',
  'modal',
  'multiline',
  'multiselectable',
] as const;

/** A state or property of an element. */
export type State = (typeof STATES)[number];

/** The states that are set, by name. */
export type States = Partial<Record<State, string>>;

/** An item of a list, menu, tree or the like, as it is exposed to assistive technology. */
export interface ItemDescription {
  id: string;
  role: string;
  name: string;
  /** `aria-selected`; undefined if the attribute is missing. */
  isSelected: boolean | undefined;
  isDisabled: boolean;
  isActive: boolean;
  /** Counted from one: `aria-posinset`, or else the place among the items that are exposed. */
  position: number;
  /** `aria-setsize`, or else how many items are exposed; 0 where a place says nothing. */
  size: number;
}

/**
 * What an interactive element exposes to assistive technology. Plain data, so that two can be
 * compared and a frame can send it.
 */
export interface ElementDescription {
  /** The element of HTML, such as `div`. */
  tag: string;
  /** Empty if it has none that assistive technology would name. */
  role: string;
  name: string;
  description: string;
  value: string;
  hasFocus: boolean;
  /** Whether HTML makes it interactive, whatever its role. */
  isNative: boolean;
  /** Its id, where another element has the same one; else empty. */
  sharedId: string;
  states: States;
  references: readonly ElementReference[];
  /** The item that `aria-activedescendant` names; undefined if it names none. */
  active: ItemDescription | undefined;
  /** The active descendant is neither inside of the element nor of what it owns or controls. */
  isActiveOutside: boolean;
}
