import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom/server';
import { basePath } from '../../document/router/site';
import { Application } from './Application';

// Node has no such function, by which src/lib/loader.ts says why something did not arrive. Here
// the error ends the build, which prints it.
globalThis.reportError = () => undefined;

/** The markup of an address. */
function render(address: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(
      <Application
        router={(routes) => (
          <StaticRouter basename={basePath} location={address}>
            {routes}
          </StaticRouter>
        )}
      />,
      {
        onShellReady: () => void text(stream.pipe(new PassThrough())).then(resolve, reject),
        onError: reject,
      },
    );
  });
}

/**
 * Stands in for umi's generator of pages (@umijs/server/dist/ssr.js), which prepares the routes of
 * the whole site again for each page, in a time that grows with the cube of their number.
 *
 * @returns A function that renders an address, base path included.
 */
export function createMarkupGenerator(): typeof render {
  return render;
}

/** umi's generated code makes a server for requests, too, which a static site does not have. */
function nothing(): void {
  // Nobody asks it.
}

export {
  nothing as createAppRootElement,
  nothing as createUmiHandler,
  nothing as createUmiServerLoader,
  nothing as default,
};
