/** The address under which the document of a page is kept: without parameters or a last slash. */
export function documentAddress({ origin, pathname }: URL): URL {
  return new URL(pathname.replace(/(?<=.)\/$/, ''), origin);
}
