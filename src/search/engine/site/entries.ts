import type { Fields } from '../../../lib/read';
import { listIn, textIn } from './shape';

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
  /** The component with the prop, if it is a row of a prop table. */
  owner?: string;
}

/** The navigation entry of a page. */
interface NavPlace {
  /** Undefined outside the navigation. */
  title: string | undefined;
  /** Its position; Infinity outside the navigation (D5). */
  order: number;
}

/** Reads the navigation. Returns a function that looks a page up by its address. */
export function readNav(args: Fields): (path: string) => NavPlace {
  const entries = listIn(args, 'nav', (item) => ({
    title: textIn(item, 'title'),
    link: textIn(item, 'link'),
    // An entry without it holds the page it links to and nothing below.
    root: item.activePath === undefined ? undefined : `${textIn(item, 'activePath')}/`,
  }));
  return (path) => {
    const order = entries.findIndex(
      ({ link, root }) => path === link || (root !== undefined && path.startsWith(root)),
    );
    return order < 0
      ? { title: undefined, order: Infinity }
      : { title: entries[order]?.title, order };
  };
}
