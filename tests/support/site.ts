import type { BuildSite } from '../../src/build/settings';
import config from '../../.dumirc';

/** The site as plugins are told of it. */
export const SITE: BuildSite = config.site;
