import { declaredReference } from '../../../../src/reference/build/cache';

/** What the build would write of the types of rc-select, in unit tests. */
export const declared = declaredReference(process.cwd());
