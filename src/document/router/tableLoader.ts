import { createLoader } from '../../lib/loader';

/** The table of all pages, for where no document says what is asked. */
export const tableLoader = createLoader(() => import('./table'));
