import { findAssetAddress } from '../../lib/assetAddress';
import { createLoader } from '../../lib/loader';

/**
 * Fetches what the first answer needs while the code of the dialog is on its way: on a slow line,
 * each file that waits for another one costs half a second. The dialog then finds them in the cache
 * of the browser, and reports what fails.
 */
async function warmCache(name: 'search-worker' | 'search-names'): Promise<void> {
  const address = findAssetAddress(name, document);
  // Read to the end, or it is not in the cache when it is asked for.
  if (address !== undefined) await (await fetch(address)).arrayBuffer();
}

/** The content of the search dialog; worker and data start with it. */
export const searchPanel = createLoader(async () => {
  for (const name of ['search-worker', 'search-names'] as const)
    warmCache(name).catch(() => undefined);
  const panel = await import(/* webpackChunkName: "search" */ './panel/SearchPanel');
  panel.startSearch();
  return panel;
});
