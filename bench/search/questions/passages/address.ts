/** An address of the site, in its parts. */
export interface Address {
  /** The path, without a slash at its end unless it is all of it. */
  page: string;
  /** The key of the tab; empty for the page's own text. */
  tab: string;
  /** The id of the element; empty for the top. */
  id: string;
}

/** Splits an address, however a search writes it: `/guide/forms/#id`, `/?tab=more#id`. */
export function parseAddress(address: string): Address {
  const { pathname, searchParams, hash } = new URL(address, 'https://site.example');
  return {
    page: pathname.replace(/(.)\/$/, '$1'),
    tab: searchParams.get('tab') ?? '',
    id: decodeURIComponent(hash.slice(1)),
  };
}
