import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactElement } from 'react';
import { AppContext } from '@umijs/renderer-react/dist/appContext';
import { Routes } from '@umijs/renderer-react/dist/browser';
import { createClientRoutes } from '@umijs/renderer-react/dist/routes';
import type { IRouteComponents, IRoutesById } from '@umijs/renderer-react/dist/types';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom/server';

export * from '@umijs/server/dist/ssr';
export { default } from '@umijs/server/dist/ssr';

/** umi's plugins of the application. */
interface PluginManager {
  /** Returns what the plugins made of the value; nothing for an event. */
  applyPlugins(call: {
    key: string;
    type: 'event' | 'modify';
    initialValue?: ReactElement;
    args: object;
  }): ReactElement | undefined;
}

/** The part of what umi gives its own generator that the pages of this site need. */
interface GeneratorOptions {
  getRoutes: () => Promise<{ routes: IRoutesById; routeComponents: IRouteComponents }>;
  pluginManager: PluginManager;
  createHistory: (options: { type: 'memory'; initialEntries: string[] }) => unknown;
  basename: string;
}

/** What may wrap the application, from the inside out (@umijs/renderer-react/dist/server.js). */
const WRAPPERS = [
  'innerProvider',
  'i18nProvider',
  'accessProvider',
  'dataflowProvider',
  'outerProvider',
  'rootContainer',
];

async function prepare({ getRoutes, pluginManager, basename }: GeneratorOptions) {
  const { routes, routeComponents } = await getRoutes();
  pluginManager.applyPlugins({ key: 'patchRoutes', type: 'event', args: { routes } });
  const clientRoutes = createClientRoutes({ routesById: routes, routeComponents });
  pluginManager.applyPlugins({
    key: 'patchClientRoutes',
    type: 'event',
    args: { routes: clientRoutes },
  });
  const loaded = { clientLoaderData: {}, serverLoaderData: {} };
  return { routes, routeComponents, clientRoutes, pluginManager, basename, ...loaded };
}

/**
 * Stands in for umi's generator of pages (@umijs/server/dist/ssr.js), which prepares the routes of
 * the whole site again for each page, in a time that grows with the square of their number.
 */
export function createMarkupGenerator(
  options: GeneratorOptions,
): (address: string) => Promise<string> {
  const { pluginManager, createHistory, basename } = options;
  const preparing = prepare(options);
  return async (address) => {
    // dumi finds the language of the address in umi's `history`.
    createHistory({ type: 'memory', initialEntries: [address] });
    const router = (
      <StaticRouter basename={basename} location={address}>
        <Routes />
      </StaticRouter>
    );
    const application = WRAPPERS.reduce<ReactElement | undefined>(
      (initialValue, key) =>
        pluginManager.applyPlugins({ key, type: 'modify', initialValue, args: {} }),
      router,
    );
    const context = await preparing;
    return new Promise((resolve, reject) => {
      const stream = renderToPipeableStream(
        <AppContext.Provider value={context}>{application}</AppContext.Provider>,
        {
          onShellReady: () => void text(stream.pipe(new PassThrough())).then(resolve, reject),
          onError: reject,
        },
      );
    });
  };
}
