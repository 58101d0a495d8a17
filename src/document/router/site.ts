import { base, settings } from '@@/dumi/site';
import type { SiteSettings } from '../../build/settings';

/** The site's own settings. */
export const site: SiteSettings = settings;

/** The path that the site is hosted under, without a trailing slash. */
export const basePath: string = base.replace(/\/$/, '');
