import type * as reference from '../../../reference/types';
import type { DemoAddress } from './demoAddresses';

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

/**
 * What we say of a prop, a field of an option, or a member of the ref. A new prop also needs a
 * check of its default in src/reference/defaults.test.tsx, and gets a control in the playground
 * unless that leaves it out. Tests compare the names with rc-select's own types, and each type with
 * that of the declaration.
 */
export interface Description extends reference.Description {
  see?: readonly DemoAddress[];
  group?: PropGroup;
}

/** What we say of a prop of Select. */
export interface PropDescription extends Description {
  group: PropGroup;
}

/** Descriptions by name. */
export type Descriptions<
  Name extends string,
  Each extends Description = Description,
> = reference.Descriptions<Name, Each>;
