/**
 * The path of an address as the site writes it: with one slash in front, and none at the end (B8).
 * With two in front, which a host may answer with its 404 page, a link to the path alone would lead
 * to another host (https://url.spec.whatwg.org/#scheme-relative-special-url-string).
 */
export function tidyPath(pathname: string): string {
  return pathname.replace(/^[/\\]{2,}/, '/').replace(/(.)\/+$/, '$1');
}
