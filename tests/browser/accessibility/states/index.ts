import { DEMO_STATES } from './demo';
import { FAILURE_STATES } from './failures';
import { PAGE_STATES } from './page';
import { REFERENCE_STATES } from './reference';
import { SEARCH_STATES } from './search';
import { SELECT_STATES } from './selects';
import type { State } from './state';

/** The states of what is on many pages, and of the prop tables. */
export const SITE_STATES: readonly State[] = [
  ...PAGE_STATES,
  ...SEARCH_STATES,
  ...REFERENCE_STATES,
];

/** The states of demos, and those of parts that do not arrive. */
export const BLOCK_STATES: readonly State[] = [...DEMO_STATES, ...SELECT_STATES, ...FAILURE_STATES];

/** Every state of the site that has something which its pages, as they open, have not. */
export const STATES: readonly State[] = [...SITE_STATES, ...BLOCK_STATES];
