import { siteTables } from '../../src/reference/build/cache';
import type { PropTable } from '../../src/reference/types';
import { SITE } from './site';

/** The tables of the site. */
export const REFERENCES: readonly PropTable[] = siteTables(SITE);
