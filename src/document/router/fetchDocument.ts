import { withoutStyles } from './styleSheets';
import { ENTRY, NAVIGATION_ID } from '../contract';

/**
 * What documents of one version of the site have in common: the address of the first script, which
 * changes with all scripts but those of single pages, and the list of pages.
 */
const versionOf = (page: Document): string =>
  [
    page.querySelector(ENTRY)?.getAttribute('src'),
    page.getElementById(NAVIGATION_ID)?.textContent,
  ].join('\n');

/**
 * Fetches a document of the site.
 *
 * @throws {Error} When it does not arrive, or comes from another version, as after a deployment.
 */
export async function fetchDocument(address: string, cache: RequestCache): Promise<Document> {
  const response = await fetch(address, { cache });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const page = new DOMParser().parseFromString(withoutStyles(await response.text()), 'text/html');
  if (versionOf(page) !== versionOf(document))
    throw new Error(`${address} is a document of another version of the site`);
  return page;
}
