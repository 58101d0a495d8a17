import { type NavInput } from '../site/data';
import { attributeOf, type Element, findAll, hasClass, parseMarkup } from './dom';
import { textOf } from './lines';
import { Problem } from '../../base/problem';

const navigation =
  (name: string) =>
  (element: Element): boolean =>
    element.tagName === 'nav' && hasClass(element, name);
const isLink = ({ tagName }: Element): boolean => tagName === 'a';

/** Addresses in the markup begin with the base path, those in the data do not. */
function withoutBase(href: string, base: string): string {
  return href.startsWith(base) ? `/${href.slice(base.length)}` : href;
}

function linksIn(markup: string, name: string, base: string): { title: string; link: string }[] {
  return findAll(parseMarkup(markup), navigation(name))
    .flatMap((nav) => findAll(nav, isLink))
    .map((element) => ({
      title: textOf(element),
      link: withoutBase(attributeOf(element, 'href') ?? '', base),
    }));
}

/** The pages that belong to the home page. */
const GUIDES = '/guide';

/**
 * Reads the entries of the main navigation (theme/page/header/Header.tsx), in their order (D5). An
 * entry contains the pages below its address, and that of the home page contains the guides.
 *
 * @param base - Path that the site is hosted under, with slashes at both ends.
 * @throws {Problem} When the page has no navigation.
 */
export function readNavigation(markup: string, base: string): NavInput[] {
  const links = linksIn(markup, 'main-navigation', base);
  if (!links.length) {
    throw new Problem({
      what: 'the page has no main navigation, or it has no links.',
      why: 'search groups what it finds by the entries of the navigation.',
      fix: 'compare theme/page/header/Header.tsx with src/search/content/navigation.ts.',
    });
  }
  return links.map(({ title, link }) => ({
    title,
    link,
    activePath: link === '/' ? GUIDES : link,
  }));
}

/**
 * The addresses of the pages in reading order, as the sidebar (theme/page/sidebar/Sidebar.tsx)
 * lists them. Equally good hints are in this order.
 */
export function readReadingOrder(markup: string, base: string): string[] {
  return linksIn(markup, 'sidebar', base).map(({ link }) => link);
}
