/**
 * Loads and highlights the text of a demo file; the highlighter is fetched with it.
 *
 * @param href - Address on the site's own origin, such as `/sources/skin/select.css`.
 * @returns Highlighted HTML.
 * @throws When the file cannot be fetched.
 */
export async function loadSource(href: string, cache: RequestCache): Promise<string> {
  const [{ highlight }, response] = await Promise.all([
    import('../../../src/demo/code/highlight'),
    fetch(href, { cache }),
  ]);
  if (!response.ok) throw new Error(`${href}: ${response.status}`);
  return highlight((await response.text()).trimEnd(), href.slice(href.lastIndexOf('.') + 1));
}
