import type { ReactNode } from 'react';
import type { PipeableStream, RenderToPipeableStreamOptions } from 'react-dom/server';
import * as server from 'react-dom/server.node';

/** React's own, for the rest of umi's server code. */
export const { renderToString, renderToReadableStream } = server;

/** The component around each demo: only errors below it are those of a demo. */
const DEMO_BOUNDARY = /\bat DemoBoundary\b/;

/**
 * Stands in for React's own in the server bundle: starts to write when everything lazy is there,
 * and never as segments that a script would have to put in place (`progressiveChunkSize`), so that
 * the HTML is complete without scripts.
 *
 * A demo that throws on the server does not break its page: React renders it again in the browser,
 * where the demo block's error boundary catches it. Any other error ends the build.
 */
export function renderToPipeableStream(
  children: ReactNode,
  options: RenderToPipeableStreamOptions,
): PipeableStream {
  return server.renderToPipeableStream(children, {
    progressiveChunkSize: Infinity,
    onAllReady: options.onShellReady,
    onError(error, info) {
      if (DEMO_BOUNDARY.test(info.componentStack ?? '')) {
        console.warn(
          `A demo could not be rendered on the server and will be in the browser: ${String(error)}`,
        );
        return;
      }
      options.onError?.(error, info);
    },
  });
}

export default { ...server, renderToPipeableStream };
