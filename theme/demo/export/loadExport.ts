import type { Supplies } from '../../../src/demo/code/model';
import { SUPPLIES_META } from '../../../src/demo/export/suppliesMeta';
import type * as exportModule from './on-request';

/** Everything that an export takes besides the demo. */
export interface LoadedExport {
  module: typeof exportModule;
  supplies: Supplies;
}

/** How long the data may take, in milliseconds; a reader who waits longer wants to be told. */
const DATA_TIMEOUT = 20_000;

let loaded: LoadedExport | undefined;
let loading: Promise<LoadedExport> | undefined;

async function fetchSupplies(): Promise<unknown> {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${SUPPLIES_META}"]`);
  const address = meta?.content ?? '';
  const response = await fetch(address, { signal: AbortSignal.timeout(DATA_TIMEOUT) });
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  return response.json();
}

async function load(): Promise<LoadedExport> {
  const [module, data] = await Promise.all([
    import(/* webpackChunkName: "export" */ './on-request'),
    fetchSupplies(),
  ]);
  const supplies = module.parseSupplies(data);
  if (!supplies) throw new Error(`<meta name="${SUPPLIES_META}"> leads to something else.`);
  loaded = { module, supplies };
  return loaded;
}

/** Code and data of the export, if they are here already. */
export function loadedExport(): LoadedExport | undefined {
  return loaded;
}

/**
 * Fetches code and data of the export, once for all demos. Can be called again after a failure.
 *
 * @throws When either does not arrive.
 */
export function loadExport(): Promise<LoadedExport> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Fetches ahead what a reader who points at a button will need. A failure is told when they press it. */
export function prepareExport(): void {
  loadExport().catch(() => undefined);
}
