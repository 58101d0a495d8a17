import type { IApi } from 'dumi';
import type { HtmlFile } from '../../src/build/htmlFiles';
import type { BuildSite } from '../../src/build/settings';
import { pluginHooks } from './pluginHooks';
import { SITE } from './site';

interface Answer {
  status?: number;
  type?: string;
  body?: string;
  /** Whether the plugin left the request to umi. */
  passedOn?: boolean;
}

type Middleware = (request: { path: string }, response: object, next: () => void) => unknown;

/** The parts of umi that a plugin reads. */
export interface PluginSettings {
  name: 'build' | 'dev';
  cwd?: string;
  outputPath?: string;
  routes?: object;
  /** What `defineSite` has made; of a sample by default. */
  site?: BuildSite;
}

/** Runs a plugin of dumi in a build, or on a development server, that has only this plugin. */
export function runPlugin(
  plugin: (api: IApi) => void,
  { name, cwd = process.cwd(), outputPath = '', routes = {}, site = SITE }: PluginSettings,
) {
  const { hooksOf, run } = pluginHooks(plugin, {
    name,
    cwd,
    userConfig: { site },
    config: { base: '/base/', publicPath: '/base/' },
    paths: { absOutputPath: outputPath },
    appData: { routes },
  });

  return {
    metas: () => hooksOf('addHTMLMetas').flatMap((make) => make() as unknown[]),
    /** Runs the hooks before the site is compiled. */
    beforeCompiler: () => run('onBeforeCompiler'),
    /** Passes the rendered files through the plugin, and makes it write its own. */
    complete(files: HtmlFile[]): HtmlFile[] {
      let current = files;
      for (const change of hooksOf('modifyExportHTMLFiles'))
        current = change(current) as HtmlFile[];
      for (const write of hooksOf('onBuildHtmlComplete')) write();
      return current;
    },
    ask: (path: string) =>
      new Promise<Answer>((resolve, reject) => {
        const answer: Answer = {};
        const response = {
          status: (status: number) => Object.assign(response, Object.assign(answer, { status })),
          type: (type: string) => Object.assign(response, Object.assign(answer, { type })),
          set: () => response,
          send: (body: string) => resolve({ ...answer, body }),
        };
        const next = (error?: Error) =>
          error === undefined ? resolve({ passedOn: true }) : reject(error);
        const [middleware] = hooksOf('addBeforeMiddlewares').flatMap(
          (make) => make() as Middleware[],
        );
        middleware?.({ path }, response, next);
      }),
  };
}
