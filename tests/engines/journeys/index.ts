import { CHANGES } from './changes';
import { DEMOS } from './demos';
import { DOCS } from './docs';
import { EDITING, TOOLS } from './editing';
import { EXPORTS } from './exports';
import { FAILURES } from './failures';
import type { Journey } from './journey';
import { PAGE } from './page';
import { PHONE } from './phone';
import { PLAYGROUND } from './playground';
import { SEARCH } from './search';

/** All of the journeys, written once for all engines. */
export const JOURNEYS: readonly Journey[] = [
  ...DOCS,
  ...DEMOS,
  ...EXPORTS,
  ...SEARCH,
  ...EDITING,
  ...TOOLS,
  ...PLAYGROUND,
  ...PAGE,
  ...PHONE,
  ...FAILURES,
  ...CHANGES,
];
