import { useEffect, useRef, useState } from 'react';
import type { DemoAssets } from '../../../src/demo/code/model';
import { loadedExport, loadExport, type LoadedExport } from './loadExport';
import type { ExportOutcome } from './on-request/exportDemo';
import type { ExportRequest } from '../../../src/demo/export/request';

/** How an export stands. */
export type ExportState =
  | { step: 'preparing'; request: ExportRequest }
  /** Its code or data did not arrive. */
  | { step: 'unavailable'; request: ExportRequest }
  | {
      step: 'done';
      request: ExportRequest;
      outcome: ExportOutcome;
      module: LoadedExport['module'];
    };

/** An export and what can be done with it. */
export interface Exporting {
  /** Undefined while there is nothing to tell. */
  state: ExportState | undefined;
  press: (request: ExportRequest) => void;
  /** Ends it, and gives up one that is still being prepared. */
  close: () => void;
}

/**
 * Exports a demo when its reader presses. With code and data at hand it happens within the press, as a browser wants it for
 * a new tab; otherwise as soon as they have come, which browsers accept for some seconds.
 */
export function useExport(assets: () => DemoAssets): Exporting {
  const [state, setState] = useState<ExportState>();
  const presses = useRef(0);

  useEffect(function giveUpWithPage() {
    return () => {
      presses.current += 1;
    };
  }, []);

  function press(request: ExportRequest): void {
    presses.current += 1;
    const number = presses.current;
    const demo = assets();
    const go = ({ module, supplies, findNeeds }: LoadedExport) => {
      const outcome = module.exportDemo(request, demo, supplies, findNeeds);
      setState({ step: 'done', request, outcome, module });
    };
    const ready = loadedExport(demo);
    if (ready) {
      go(ready);
      return;
    }
    setState({ step: 'preparing', request });
    loadExport(demo).then(
      (arrived) => {
        if (number === presses.current) go(arrived);
      },
      () => {
        if (number === presses.current) setState({ step: 'unavailable', request });
      },
    );
  }

  function close(): void {
    presses.current += 1;
    setState(undefined);
  }

  return { state, press, close };
}
