import type { IApi } from 'dumi';

/** The settings that the site's plugins read; umi fills in both. */
export interface Settings {
  /** Path that the site is hosted under, with slashes at both ends. */
  base: string;
  /** Address of the folder with scripts and styles, with a slash at the end. */
  publicPath: string;
}

/** Reads umi's settings, which it types as a record of anything. */
export function settingsOf(api: IApi): Settings {
  return api.config as unknown as Settings;
}
