import { type Fields } from '../../base/read';
import { listIn, textIn } from './shape';

/** Where a page stands in the navigation. */
export interface NavPlace {
  title: string | undefined;
  /** Infinity outside the navigation (D5). */
  order: number;
}

/** Reads the navigation and gives back a look-up by the address of a page. */
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
