import type { DemoAddress } from './demoAddresses';

/**
 * One thing the reference describes: a prop, a field of an option, or a member of the ref. A new
 * prop also needs a check of its default in tests/unit/rc-select/reference/defaults.test.tsx, and
 * gets a control in the playground unless LEFT_OUT (src/rc-select/playground) names it. Tests
 * compare the names with rc-select's own types.
 */
export interface ReferenceEntry {
  name: string;
  /** As a reader wants to see it: `ReactNode`, not what it expands to. */
  type: string;
  /**
   * What the code falls back to, as source text; left out where nothing takes the place of a
   * missing value.
   */
  default?: string;
  required?: boolean;
  /** A sentence or two; code stands between backticks. */
  description: string;
  /** What to use instead, in the same notation as the description. */
  deprecated?: string;
  /** Demo pages that show it at work. */
  see?: readonly DemoAddress[];
}

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

/** A prop of Select. */
export interface PropEntry extends ReferenceEntry {
  group: PropGroup;
}

/** What `<API id>` can name. */
export type ReferenceId = 'Select' | 'Methods' | 'Option' | 'OptGroup';

/** A table of the reference. */
export interface Reference {
  id: ReferenceId;
  /** Start of each row's anchor, as in `select-value`. */
  anchor: string;
  entries: readonly (ReferenceEntry | PropEntry)[];
}
