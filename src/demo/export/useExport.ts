import type { DemoAssets } from '../code/model';
import type { ExportRequest } from './request';
import type { OnRequest } from '../../ui/on-request/useOnRequest';
import { useStart } from '../../ui/on-request/useStart';
import { exporterOf, type LoadedExport } from './exporter';
import type { ExportOutcome } from './on-request/exportDemo';

/** An export that was tried. */
export interface TriedExport {
  request: ExportRequest;
  outcome: ExportOutcome;
  module: LoadedExport['module'];
}

/** An export and what can be done with it. */
export interface Exporting {
  /** Undefined while there is nothing to show. */
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
