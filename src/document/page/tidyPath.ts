/** Whether the path holds the address of a page elsewhere, as in an archive or behind a proxy. */
export const isForeign = (pathname: string): boolean => /:\/\/?/.test(pathname);

/**
 * The path of an address as the site writes it: with single slashes, and without a slash or
 * `index.html` at the end (B8). With two slashes in front, which a host may answer with its 404
 * page, a link to the path alone would lead to another host
 * (https://url.spec.whatwg.org/#scheme-relative-special-url-string).
 */
export function tidyPath(pathname: string): string {
  // An archive has the whole address of a page in its own.
  if (isForeign(pathname)) return pathname;
  return pathname.replace(/\/+/g, '/').replace(/\/(index\.html)?$/, '') || '/';
}
