import { type NavPlace } from './nav';

/** The type of the hint to an entry; to a section, the hint has the type of what matched. */
export type EntryKind = 'section' | 'demo' | 'page';

/** What the entries of one page share. */
export interface PageInfo {
  title: string;
  nav: NavPlace;
}

/** Something that can be found (D4): a page, a section, a tab, a demo. */
export interface Entry {
  kind: EntryKind;
  page: PageInfo;
  link: string;
  /** The title a hint shows. */
  title: string;
  /** Its own title, without that of the page. */
  ownTitle: string;
  paragraphs: readonly string[];
  /** Other words for what it is about: found, but never shown. */
  keywords?: readonly string[];
  /** Words that users ask with: only questions find them. */
  asked?: string;
  /** The component with the prop, if it is a row of a prop table. */
  owner?: string;
}
