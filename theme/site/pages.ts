import { createLoader, type Loadable } from '../../src/base/loader';
import { ENTRY } from '../../src/page/pageScripts';
import { REDIRECTS } from '../../src/rc-select/redirects';
import { requestChunks } from '../base/modules';
import { loadDocument, navigationOf } from './documents';
import { pathOf } from './findPage';
import type { LoadedPage } from './page';
import { scriptsOf } from './scripts';
import type { NavigationGroup } from '../../src/page/sidebar';
import { basePath } from './site';
import { tableLoader } from './tableLoader';
import { withoutStyles } from './styleSheets';

/** The document that the browser has loaded. */
interface FirstDocument {
  path: string;
  navigation: NavigationGroup[];
  loader: Loadable<LoadedPage>;
}

let first: FirstDocument | undefined;
const loaders = new Map<string, Loadable<LoadedPage>>();

/** Of pages that are shown or asked for: React's `use` needs the same promise, failed or not. */
const pagesInUse = new Map<string, Promise<LoadedPage>>();

const NO_DEMOS = () => Promise.resolve({ demos: {} });

const unknownPage = (navigation: NavigationGroup[]): LoadedPage => ({
  page: undefined,
  Content: undefined,
  demos: NO_DEMOS,
  navigation,
  parts: new Map(),
  styleSheets: undefined,
});

/** The address of the first script of a document, which is another one in each build. */
const entryOf = (page: Document) => page.querySelector(ENTRY)?.getAttribute('src');

/**
 * Fetches the document of a page.
 *
 * @throws {Error} When it does not arrive, or comes from another build, as after a deployment.
 */
async function fetchDocument(path: string, cache: RequestCache): Promise<Document> {
  const address = basePath + path;
  const response = await fetch(address, { cache });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const page = new DOMParser().parseFromString(withoutStyles(await response.text()), 'text/html');
  if (entryOf(page) !== entryOf(document))
    throw new Error(`${address} is a document of another version of the site`);
  return page;
}

function loaderOf(path: string, { navigation }: FirstDocument): Loadable<LoadedPage> {
  const known = loaders.get(path);
  if (known) return known;
  const loader = createLoader(async (cache) => {
    const page = await fetchDocument(path, cache);
    // The text does not wait for them, and a demo reports what it misses.
    requestChunks(scriptsOf(page).stages).catch(() => undefined);
    return loadDocument(page, navigation);
  });
  loaders.set(path, loader);
  return loader;
}

/**
 * Makes the pages of the site known by the document that the browser has loaded. On the server and
 * in development, where documents are empty, they are known by a table.
 *
 * @returns When the page of the document can be shown.
 * @throws {Error} When a script of the page does not arrive; it may be called again.
 */
export async function readFirstDocument(page: Document): Promise<void> {
  if (!first) {
    const navigation = navigationOf(page);
    const path = pathOf(page.location.pathname.slice(basePath.length));
    first = { path, navigation, loader: createLoader(() => loadDocument(page, navigation)) };
    loaders.set(path, first.loader);
  }
  await first.loader.load();
}

const isListed = ({ navigation }: FirstDocument, path: string): boolean =>
  navigation.some(({ items }) => items.some((item) => item.path === path));

async function load(path: string): Promise<LoadedPage> {
  if (!first) return (await tableLoader.load()).loadFromTable(path);
  if (path !== first.path && !isListed(first, path)) return unknownPage(first.navigation);
  return loaderOf(path, first).load();
}

/**
 * A page for React's `use`: the same promise at every render, also after a failure, until
 * `forgetFailedPages`.
 *
 * @param pathname - Path below the base path.
 */
export function loadPage(pathname: string): Promise<LoadedPage> {
  const path = pathOf(REDIRECTS[pathname] ?? pathname);
  const known = pagesInUse.get(path);
  if (known) return known;
  const page = load(path);
  pagesInUse.set(path, page);
  return page;
}

/** A page that is already there, which can be shown at once. */
export function loadedPage(pathname: string): LoadedPage | undefined {
  return loaders.get(pathOf(REDIRECTS[pathname] ?? pathname))?.get();
}

/** Whether a path below the base path is that of a page. */
export function isPage(pathname: string): boolean {
  return first !== undefined && isListed(first, pathOf(pathname));
}

/** Loads a page ahead, for a reader who points at its link, unless they save data. */
export function preparePage(pathname: string): void {
  const path = pathOf(pathname);
  if (first && isListed(first, path)) loaderOf(path, first).prepare();
}

/** Lets pages be requested again that did not arrive. */
export function forgetFailedPages(): void {
  pagesInUse.clear();
}
