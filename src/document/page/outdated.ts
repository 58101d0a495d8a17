import { ASSET_NAMES, findAssetAddress } from '../../lib/assetAddress';
import { ENTRY, LOAD_FAILURE_ID } from '../contract';

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

/** The addresses in a document that change with what is behind them. */
function hashedAddresses(page: Document): string[] {
  const entry = page.querySelector(ENTRY)?.getAttribute('src') ?? undefined;
  const assets = ASSET_NAMES.map((name) => findAssetAddress(name, page));
  return [entry, ...assets].filter((address) => address !== undefined);
}

/** Whether the site has been updated since a document was loaded, so that its scripts are gone. */
async function isOutdated(page: Document, here: Here): Promise<boolean> {
  const response = await request(here);
  const current = response?.ok ? await response.text().catch(() => '') : '';
  // Anything else may be of a proxy or of a host that is out of order.
  const isOfSite = current.includes(`id="${LOAD_FAILURE_ID}"`);
  return isOfSite && !hashedAddresses(page).every((address) => current.includes(address));
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
