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

let loaded: Base | undefined;
let loading: Promise<Base> | undefined;
let scanner: FindNeeds | undefined;

async function fetchSupplies(): Promise<unknown> {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${SUPPLIES_META}"]`);
  const address = meta?.content ?? '';
  const response = await fetch(address, { signal: AbortSignal.timeout(DATA_TIMEOUT) });
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  return response.json();
}

async function load(): Promise<Base> {
  const [module, data] = await Promise.all([
    import(/* webpackChunkName: "export" */ './on-request'),
    fetchSupplies(),
  ]);
  const supplies = module.parseSupplies(data);
  if (!supplies) throw new Error(`<meta name="${SUPPLIES_META}"> leads to something else.`);
  loaded = { module, supplies };
  return loaded;
}

function loadBase(): Promise<Base> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Only edited code is scanned; what published demos need stands in the data. */
async function loadScanner(): Promise<FindNeeds> {
  const { scanDemo } = await import(
    /* webpackChunkName: "export-scan" */ '../../../src/demo/code/scanDemo'
  );
  scanner = scanDemo;
  return scanDemo;
}

function withNeeds(base: Base, assets: DemoAssets): LoadedExport | undefined {
  const known = base.module.publishedNeeds(assets, base.supplies);
  const findNeeds = known ? () => known : scanner;
  return findNeeds && { ...base, findNeeds };
}

/** Code and data of the export of a demo, if they are here already. */
export function loadedExport(assets: DemoAssets): LoadedExport | undefined {
  return loaded && withNeeds(loaded, assets);
}

/**
 * Fetches code and data of the export, once for all demos. Can be called again after a failure.
 *
 * @param assets - The demo as it is now; an edited one takes more.
 * @throws When something does not arrive.
 */
export async function loadExport(assets: DemoAssets): Promise<LoadedExport> {
  const [base] = await Promise.all([loadBase(), assets.isPublished || loadScanner()]);
  return withNeeds(base, assets) ?? { ...base, findNeeds: await loadScanner() };
}

/** Fetches ahead what a reader who points at a button will need. A failure is told when they press it. */
export function prepareExport(assets: DemoAssets): void {
  loadExport(assets).catch(() => undefined);
}
