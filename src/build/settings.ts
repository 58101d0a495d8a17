import type { IApi } from 'dumi';

/** The settings that the site's plugins read; umi fills in both. */
export interface BuildSettings {
  /** Path that the site is hosted under, with slashes at both ends. */
  base: string;
  /** Address of the folder with scripts and styles, with a slash at the end. */
  publicPath: string;
}

/** What `.dumirc.ts` says of the site. */
export interface SiteSettings {
  /** Of the library that the site documents. */
  name: string;
  libraryVersion: string;
  /** Such as `https://docs.example`; undefined where nobody has said it. */
  origin: string | undefined;
  /** Whether a service worker keeps the site for readers without a network. */
  offline: boolean;
  /** Address of the library's repository. */
  repository: string;
  /** Address with `{filename}` for the path of a page's source. */
  editLink: string;
}

/** Reads umi's settings, which it types as a record of anything. */
export function settingsOf(api: IApi): BuildSettings {
  return api.config as unknown as BuildSettings;
}

/** Reads what `.dumirc.ts` says of the site, which dumi types as a record of anything. */
export function siteSettingsOf(api: IApi): SiteSettings {
  const { themeConfig } = api.config as unknown as { themeConfig: SiteSettings };
  return themeConfig;
}
