/**
 * What an entry is: its type of hint, or whether its text or its title, in the case of a section.
 */
export type EntryKind = 'section' | 'demo' | 'page';

/** What the entries of one page share. */
export interface PageInfo {
  title: string;
  /** The title of its navigation entry; undefined outside the navigation. */
  navTitle: string | undefined;
  /** The place of its navigation entry, Infinity outside the navigation (D5). */
  navOrder: number;
}

/** Something a hint can point at (D4): a page, a section, a tab, a demo. */
export interface Entry {
  kind: EntryKind;
  page: PageInfo;
  link: string;
  /** The title a hint shows. */
  title: string;
  /** The title of its own, without that of the page. */
  ownTitle: string;
  paragraphs: readonly string[];
  /** Whether it is a row of a prop table. */
  isProp?: boolean;
}
