import { base, themeConfig } from '@@/dumi/site';

/** What `.dumirc.ts` says about the site. */
export interface Site {
  /** Of the library that the site documents. */
  name: string;
  libraryVersion: string;
  /** Of the address of this site, such as `https://docs.example`, if it is known. */
  origin?: string;
  /** Address of the library's repository. */
  repository: string;
  /** Whether a service worker keeps the site for readers without a network. */
  offline: boolean;
  /** Address with `{filename}` for the path of a page's source. */
  editLink: string;
}

/** The site's own settings. */
export const site: Site = themeConfig;

/** The path that the site is hosted under, without a trailing slash. */
export const basePath: string = base.replace(/\/$/, '');
