import { declaredReference } from '../../../../src/reference/build/cache';
import { SITE } from '../../../support/site';

/** What the build would write of the types of the library, in unit tests. */
export const declared = declaredReference(SITE);
