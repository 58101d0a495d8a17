import { Problem } from '../../lib/problem';

/** Where the site is, as far as the build is told. */
export interface PublicAddress {
  /** Such as `https://docs.example`; undefined where nobody has said it. */
  origin: string | undefined;
  /** Path that the site is hosted under, with slashes at both ends. */
  base: string;
}

/**
 * Reads the address of the site, such as `https://docs.example/select/`, from the one setting that
 * has it. Without it nothing is known of the host, and the site is at the root of it.
 *
 * @throws {Problem} When it is not an address of a folder on the web.
 */
export function parsePublicAddress(text: string | undefined): PublicAddress {
  if (text === undefined || text === '') return { origin: undefined, base: '/' };
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username) {
    throw new Problem({
      what: `SITE_ADDRESS is \`${text}\`, which is not the address of a site.`,
      why: 'canonical addresses, the sitemap and the links in pages for machines begin with it.',
      fix: 'write it like https://docs.example/ or, below a path, https://docs.example/select/.',
    });
  }
  return { origin: url.origin, base: url.pathname.replace(/\/*$/, '/') };
}

/**
 * The address of a page or file: with the host if it is known, else from the root of the host.
 *
 * @param path - Within the site, with a slash at its beginning; a query and a hash are kept.
 */
export function urlOf({ origin = '', base }: PublicAddress, path: string): string {
  return origin + base.replace(/\/$/, '') + path;
}
