import { observeSafely } from './observeSafely';
import { surroundings } from './surroundings';

/** The same as `observeInPage` for a library that says nothing of it. */
export const observeInPage = <Export>(own: Export): Export => observeSafely(own, surroundings);
