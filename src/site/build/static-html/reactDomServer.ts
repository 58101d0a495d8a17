import type { ReactNode } from 'react';
import type { PipeableStream, RenderToPipeableStreamOptions } from 'react-dom/server';
import * as server from 'react-dom/server.node';

/** React's own, for the rest of umi's server code. */
export const { renderToString, renderToReadableStream } = server;

/**
 * Stands in for React's own in the server bundle: starts to write when everything lazy is there,
 * and never as segments that a script would have to put in place (`progressiveChunkSize`), so that
 * the HTML is complete without scripts.
 *
 * What throws there ends the build, whatever boundaries are around it: React would leave it to the
 * browser, and readers without script would have nothing.
 */
export function renderToPipeableStream(
  children: ReactNode,
  options: RenderToPipeableStreamOptions,
): PipeableStream {
  return server.renderToPipeableStream(children, {
    progressiveChunkSize: Infinity,
    onAllReady: options.onShellReady,
    onError: options.onError,
  });
}

export default { ...server, renderToPipeableStream };
