import { createStore } from '../../src/base/store';

/** Changes to the new version of the site, while one waits for the reader. */
export const updateStore = createStore<(() => void) | undefined>(undefined);
