import { createLoader, type Loadable } from '../../lib/loader';
import { redirectOf } from './redirects';
import { isForeign, tidyPath } from '../page/tidyPath';
import { requestChunks } from '../../lib/react/modules';
import { loadDocument, navigationOf } from './documents';
import { fetchDocument } from './fetchDocument';
import { pathOf } from './findPage';
import type { LoadedPage } from './page';
import { scriptsOf } from './scripts';
import type { NavigationGroup } from '../page/sidebar';
import { basePath } from './site';
import { tableLoader } from './tableLoader';

/** The document that the browser has loaded. */
interface FirstDocument {
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

const isListed = ({ navigation }: Pick<FirstDocument, 'navigation'>, path: string): boolean =>
  navigation.some(({ items }) => items.some((item) => item.path === path));

function loaderOf(path: string, { navigation }: FirstDocument): Loadable<LoadedPage> {
  const known = loaders.get(path);
  if (known) return known;
  const loader = createLoader(async (cache) => {
    if (!isListed({ navigation }, path)) return unknownPage(navigation);
    const read = async (address: string) => {
      const page = await fetchDocument(address, cache);
      // The text does not wait for them, and a demo reports what it misses.
      requestChunks(scriptsOf(page).stages).catch(() => undefined);
      const loaded = await loadDocument(page, navigation);
      if (loaded.page?.path === path) return loaded;
      throw new Error(`${address} is the document of another page`);
    };
    const address = basePath + path;
    // A host that does not look into folders has it there.
    return read(address).catch(async (error: unknown) =>
      read(address.replace(/\/?$/, '/index.html')).catch(() => {
        throw error;
      }),
    );
  });
  loaders.set(path, loader);
  return loader;
}

/**
 * Makes the pages of the site known by the document that the browser has loaded. On the server and
 * in development, where documents are empty, they are known by a table.
 *
 * @returns Whether it is the document of its address, when the page of the address can be shown.
 *   Hosts may send the 404 page for a page, or the home page for any address.
 * @throws {Error} When what the page needs does not arrive; it may be called again.
 */
export async function readFirstDocument(page: Document): Promise<boolean> {
  const navigation = first?.navigation ?? navigationOf(page);
  first ??= { navigation, loader: createLoader(() => loadDocument(page, navigation)) };
  const own = (await first.loader.load()).page?.path;
  const { pathname, search, hash } = page.location;
  let path = pathOf(pathname.slice(basePath.length));
  const isElsewhere = isForeign(pathname);
  // Some hosts take upper and lower case for the same.
  if (own?.toLowerCase() === path.toLowerCase()) path = own;
  if (own === path || isElsewhere) loaders.set(path, first.loader);
  forgetFailedPages();
  const shown = (await loadPage(path)).page?.path;
  const isKept = isElsewhere || shown === undefined;
  const address = isKept ? pathname : tidyPath(basePath + encodeURI(shown));
  if (address !== pathname) history.replaceState({}, '', address + search + hash);
  return shown === own;
}

async function load(path: string): Promise<LoadedPage> {
  if (!first) return (await tableLoader.load()).loadFromTable(path);
  return loaderOf(path, first).load();
}

/**
 * A page for React's `use`: the same promise at every render, also after a failure, until
 * `forgetFailedPages`.
 *
 * @param pathname - Path below the base path.
 */
export function loadPage(pathname: string): Promise<LoadedPage> {
  const path = pathOf(redirectOf(pathname) ?? pathname);
  const known = pagesInUse.get(path);
  if (known) return known;
  const page = load(path);
  pagesInUse.set(path, page);
  return page;
}

/** A page that is already there, which can be shown at once. */
export function loadedPage(pathname: string): LoadedPage | undefined {
  return loaders.get(pathOf(redirectOf(pathname) ?? pathname))?.get();
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
