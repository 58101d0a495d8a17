import { type Fields } from '../../../lib/read';
import { listIn, textIn } from './shape';

/** The navigation entry of a page. */
export interface NavPlace {
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
