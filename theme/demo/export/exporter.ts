import { createLoader, type Loadable } from '../../../src/base/loader';
import type { DemoAssets, Supplies } from '../../../src/demo/code/model';
import type { FindNeeds } from '../../../src/demo/export/files';
import { SUPPLIES_META } from '../../../src/demo/export/suppliesMeta';
import type * as exportModule from './on-request';

interface Base {
  module: typeof exportModule;
  supplies: Supplies;
}

/** Everything that an export takes besides the demo. */
export interface LoadedExport extends Base {
  findNeeds: FindNeeds;
}

/** How long the data may take, in milliseconds; a reader who waits longer wants to be told. */
const DATA_TIMEOUT = 20_000;

async function fetchSupplies(cache: RequestCache): Promise<unknown> {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${SUPPLIES_META}"]`);
  const address = meta?.content ?? '';
  const response = await fetch(address, { cache, signal: AbortSignal.timeout(DATA_TIMEOUT) });
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  return response.json();
}

const base = createLoader(async (cache): Promise<Base> => {
  const [module, data] = await Promise.all([
    import(/* webpackChunkName: "export" */ './on-request'),
    fetchSupplies(cache),
  ]);
  const supplies = module.parseSupplies(data);
  if (!supplies) throw new Error(`<meta name="${SUPPLIES_META}"> leads to something else.`);
  return { module, supplies };
});

/** Only edited code is scanned; what published demos need stands in the data. */
const scanner = createLoader(async (): Promise<FindNeeds> => {
  const { scanDemo } = await import(
    /* webpackChunkName: "export-scan" */ '../../../src/demo/code/scanDemo'
  );
  return scanDemo;
});

function withNeeds(loaded: Base, assets: DemoAssets): LoadedExport | undefined {
  const known = loaded.module.publishedNeeds(assets, loaded.supplies);
  const findNeeds = known ? () => known : scanner.get();
  return findNeeds && { ...loaded, findNeeds };
}

/**
 * Code and data of the export, once for all demos.
 *
 * @param assets - The demo as it is now; an edited one takes more.
 */
export function exporterOf(assets: DemoAssets): Loadable<LoadedExport> {
  return {
    get() {
      const loaded = base.get();
      return loaded && withNeeds(loaded, assets);
    },
    async load() {
      const [loaded] = await Promise.all([base.load(), assets.isPublished || scanner.load()]);
      return withNeeds(loaded, assets) ?? { ...loaded, findNeeds: await scanner.load() };
    },
    prepare() {
      base.prepare();
      if (!assets.isPublished) scanner.prepare();
    },
  };
}
