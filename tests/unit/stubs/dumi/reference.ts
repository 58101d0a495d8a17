import { declaredReference } from '../../../../src/plugins/reference/cache';

/** What the build would write of the types of rc-select, in unit tests. */
export const declared = declaredReference(process.cwd());
