import type { DemoAddress } from './rc-select/reference/demoAddresses';

/**
 * What we say of a prop, a field of an option, or a member of the ref. A new prop also needs a
 * check of its default in src/reference/defaults.test.tsx, and gets a control in
 * the playground unless LEFT_OUT of the playground names it. Tests compare the names with
 * rc-select's own types.
 */
export interface Description {
  /**
   * The type, where the declaration of rc-select is harder to read; a test checks that each is
   * assignable to the other. Left out, the table has that of the declaration.
   */
  type?: string;
  /** The file of rc-select that reads it, where no type declares it; it needs a `type` then. */
  readBy?: string;
  /**
   * What the code falls back to, as source text; left out where nothing takes the place of a
   * missing value.
   */
  default?: string;
  /** A sentence or two; code stands between backticks. */
  description: string;
  /** What to use instead, in the same notation as the description. */
  deprecated?: string;
  /** Demo pages that show it at work. */
  see?: readonly DemoAddress[];
}

/** What we say of a prop of Select. */
export interface PropDescription extends Description {
  group: PropGroup;
}

/** Descriptions by name. */
export type Descriptions<Name extends string, Each extends Description = Description> = Readonly<
  Record<Name, Each>
>;

/** A description with the name of what it describes, and what its declaration says. */
export type Described<Each extends Description> = Each & {
  name: string;
  type: string;
  required: boolean;
  /** What the types named in `type` stand for, such as `RawValueType = string | number`. */
  expansion: readonly string[];
};

/** A row of a table. */
export type ReferenceEntry = Described<Description>;

/** A row of the table of Select. */
export type PropEntry = Described<PropDescription>;

/** What a reader wants to do when they look for a prop. */
export type PropGroup =
  | 'value'
  | 'options'
  | 'search'
  | 'tags'
  | 'popup'
  | 'looks'
  | 'events'
  | 'accessibility'
  | 'behaviour';

/** What `<API id>` can name. */
export type ReferenceId = 'Select' | 'Methods' | 'Option' | 'OptGroup';

/** A table of the reference. */
export interface PropTable {
  id: ReferenceId;
  /** Start of each row's anchor, as in `select-value`. */
  anchor: string;
  entries: readonly (ReferenceEntry | PropEntry)[];
}
