import { ENTRY, LOAD_FAILURE_ID, PAGE_DATA_ID, PAGE_SCRIPTS_ID } from '../contract';

/** The address of a document. */
type Here = Pick<Location, 'pathname' | 'reload'>;

/** What a site answers for a document now; undefined where nothing answers. */
async function request({ pathname }: Here): Promise<Response | undefined> {
  try {
    return await fetch(pathname, { cache: 'no-cache' });
  } catch {
    return undefined;
  }
}

/** The first script, and the files that the build adds to the site (src/build/assets.ts). */
const HASHED = `${ENTRY},meta[content^="/"]`;

/** What a document names that changes with what is behind it. */
function hashedNames(page: Document, current: string): string[] {
  const textOf = (id: string) => page.getElementById(id)?.textContent ?? '';
  const addresses = [...page.querySelectorAll(HASHED)].map(
    (element) => element.getAttribute('src') ?? element.getAttribute('content') ?? '',
  );
  // Its address, with which the data begin. A reader may have gone on to another page.
  const [own = ''] = textOf(PAGE_DATA_ID).split(',');
  return current.includes(own) ? [...addresses, textOf(PAGE_SCRIPTS_ID)] : addresses;
}

/** Whether the site has been updated since a document was loaded, so that its scripts are gone. */
async function isOutdated(page: Document, here: Here): Promise<boolean> {
  const response = await request(here);
  const current = response?.ok ? await response.text().catch(() => '') : '';
  // Anything else may be of a proxy or of a host that is out of order.
  const isOfSite = current.includes(`id="${LOAD_FAILURE_ID}"`);
  return isOfSite && !hashedNames(page, current).every((name) => current.includes(name));
}

/**
 * Loads a document again if the site has been updated since; only for a press on "Try again", which
 * no reader repeats for ever. The document that comes then names scripts that exist.
 */
export async function reloadIfOutdated(page: Document, here: Here): Promise<void> {
  if (await isOutdated(page, here)) here.reload();
}

/** Loads a document again, unless the browser would show an error of its own instead. */
export async function reloadIfReachable(here: Here): Promise<void> {
  if (await request(here)) here.reload();
}
