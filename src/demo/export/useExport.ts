import type { DemoAssets, ExportData } from '../code/model';
import type { ExportRequest } from './request';
import type { OnRequest } from '../../ui/on-request/useOnRequest';
import { useStart } from '../../ui/on-request/useStart';
import type { ExportOutcome } from './on-request/exportDemo';
import { findAssetAddress } from '../../lib/assetAddress';
import { createLoader, type Loadable } from '../../lib/loader';
import type { FindNeeds } from './files';
import type * as exportModule from './on-request';

interface Base {
  module: typeof exportModule;
  exportData: ExportData;
}

/** Everything that an export takes besides the demo. */
export interface LoadedExport extends Base {
  findNeeds: FindNeeds;
}

/** How long the data may take, in milliseconds; then the failure is reported. */
const DATA_TIMEOUT = 20_000;

async function fetchExportData(cache: RequestCache): Promise<unknown> {
  const address = findAssetAddress('export-data', document);
  if (address === undefined) throw new Error('the document has no <meta name="export-data">');
  const response = await fetch(address, { cache, signal: AbortSignal.timeout(DATA_TIMEOUT) });
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  return response.json();
}

const base = createLoader(async (cache): Promise<Base> => {
  const [module, data] = await Promise.all([
    import(/* webpackChunkName: "export" */ './on-request'),
    fetchExportData(cache),
  ]);
  const exportData = module.parseExportData(data);
  if (!exportData) throw new Error('<meta name="export-data"> leads to something else.');
  return { module, exportData };
});

/** Only edited code is scanned; what published demos need stands in the data. */
const scanner = createLoader(async (): Promise<FindNeeds> => {
  const { scanDemo } = await import(/* webpackChunkName: "export-scan" */ '../code/collect');
  return scanDemo;
});

function withNeeds(loaded: Base, assets: DemoAssets): LoadedExport | undefined {
  const known = loaded.module.publishedNeeds(assets, loaded.exportData);
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

/** An export that was tried. */
export interface TriedExport {
  request: ExportRequest;
  outcome: ExportOutcome;
  module: LoadedExport['module'];
}

/** An export and what can be done with it. */
export interface Exporting {
  state: OnRequest<TriedExport> | undefined;
  press: (request: ExportRequest) => void;
  /** Ends it, and gives up one that is still being prepared. */
  close: () => void;
}

/**
 * Exports a demo when its reader presses. With code and data at hand it happens within the press,
 * as a browser wants it for a new tab; otherwise as soon as they have come, which browsers accept
 * for some seconds.
 */
export function useExport(assets: () => DemoAssets): Exporting {
  const { state, start, stop } = useStart<TriedExport>();
  return {
    state,
    press(request) {
      const demo = assets();
      start(exporterOf(demo), ({ module, exportData, findNeeds }) => ({
        request,
        outcome: module.exportDemo(request, demo, exportData, findNeeds),
        module,
      }));
    },
    close: stop,
  };
}
