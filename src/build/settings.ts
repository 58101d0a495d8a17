import type { IApi } from 'dumi';
import type { Problem } from '../lib/problem';

/** The settings that the site's plugins read; umi fills in both. */
export interface BuildSettings {
  /** Path that the site is hosted under, with slashes at both ends. */
  base: string;
  /** Address of the folder with scripts and styles, with a slash at the end. */
  publicPath: string;
}

/** What a site says of its library, from `.dumirc.ts` and the `package.json` of the library. */
export interface LibrarySettings {
  /** Name of the package. */
  name: string;
  libraryVersion: string;
  /** What it is in a few words; empty where nobody has said it. */
  tagline: string;
  /** Address of its repository; undefined where nobody has said it. */
  repository: string | undefined;
  /** Whether others than its authors make the site. */
  isIndependent: boolean;
  /** Address with `{filename}` for the path of a page's source, where there is a repository. */
  editLink: string | undefined;
}

/** What pages are told of the site (`@@/dumi/site`). */
export interface SiteSettings extends LibrarySettings {
  /** Such as `https://docs.example`; undefined where nobody has said it. */
  origin?: string;
  /** Whether a service worker keeps the site for readers without a network. */
  offline: boolean;
  /** Folders below the base path that demos fetch from. */
  served: readonly string[];
  /** Whether online editors can install the library. */
  canExport: boolean;
  /** Whether `public` has a small picture of each demo (src/document/page/thumbnail.ts). */
  thumbnails: boolean;
}

/** A library whose sources are compiled with the site. */
export interface LibrarySource {
  /** Name of its package, as demos import it. */
  package: string;
  /** Absolute path of the module that they get. */
  file: string;
}

/** Where the demos of a site are, and what they may use. */
export interface DemoFolder {
  /** Folder of the site, with `demos` and `public`. */
  project: string;
  /** Modules of packages beside React's that demos may import, such as `dayjs`. */
  imports: readonly string[];
  /** Folders of `public` that demos fetch from. */
  served: readonly string[];
  /** The module that stands for the library, where its sources are beside the site. */
  source?: LibrarySource;
}

/** What `defineSite` makes of `.dumirc.ts` for our plugins. */
export interface BuildSite {
  /** Whether demos can be inspected. */
  inspector: boolean;
  /** What is wrong with it; where there is something, nothing is built. */
  problems: readonly Problem[];
  settings: SiteSettings;
  /** Names of the packages that the site documents, the one that it is called by first. */
  packages: readonly string[];
  demos: DemoFolder;
  /**
   * Exports of the library that the inspector listens to where the subject does not say. Others may
   * be parts that components look for among their children.
   */
  observed: readonly string[];
  /** Whether demos add style sheets while they run. */
  cssInJs: boolean;
  /** Whether `public` has a picture for previews of links (src/markdown-pages/crawlers.ts). */
  preview: boolean;
  /** Folder of the modules of the subject (subject.ts); undefined where there is none. */
  subject: string | undefined;
}

/** Reads umi's settings, which it types as a record of anything. */
export function settingsOf(api: IApi): BuildSettings {
  return api.config as unknown as BuildSettings;
}

/** Reads what `defineSite` has made, which umi types as a record of anything. */
export function siteOf(api: IApi): BuildSite {
  const { site } = api.userConfig as unknown as { site: BuildSite };
  return site;
}
