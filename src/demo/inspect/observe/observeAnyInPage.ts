import { observeSafely } from './observeSafely';
import { surroundings } from './useWatcher';

/** The same as `observeInPage` for a library that says nothing of it. */
export const observeInPage = <Export>(own: Export): Export => observeSafely(own, surroundings);
