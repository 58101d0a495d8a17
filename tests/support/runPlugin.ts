import type { IApi } from 'dumi';
import type { HtmlFile } from '../../src/plugins/site/htmlFiles';

interface Answer {
  status?: number;
  type?: string;
  body?: string;
  /** Whether the plugin left the request to umi. */
  passedOn?: boolean;
}

interface Hook {
  key: string;
  stage?: number;
  fn: (files: HtmlFile[]) => HtmlFile[] | Promise<void>;
}

type Middleware = (request: { path: string }, response: object, next: () => void) => unknown;

/** The parts of umi that a plugin reads. */
export interface PluginSettings {
  name: 'build' | 'dev';
  cwd?: string;
  outputPath?: string;
  routes?: object;
  /** What `.dumirc.ts` says of the site. */
  themeConfig?: object;
}

/** Runs a plugin of dumi in a build, or on a development server, that has only this plugin. */
export function runPlugin(
  plugin: (api: IApi) => void,
  { name, cwd = process.cwd(), outputPath = '', routes = {}, themeConfig = {} }: PluginSettings,
) {
  const metas: (() => unknown[])[] = [];
  const middlewares: Middleware[] = [];
  const hooks: Hook[] = [];
  const write: (() => void)[] = [];
  plugin({
    name,
    cwd,
    config: { base: '/base/', publicPath: '/base/', themeConfig },
    paths: { absOutputPath: outputPath },
    appData: { routes },
    describe: () => undefined,
    register: (hook: Hook) => hooks.push(hook),
    onBuildHtmlComplete: (hook: () => void) => write.push(hook),
    addHTMLMetas: (make: () => unknown[]) => metas.push(make),
    addBeforeMiddlewares: (make: () => Middleware[]) => middlewares.push(...make()),
  } as unknown as IApi);

  const hooksOf = (key: string) =>
    hooks
      .filter((hook) => hook.key === key)
      .sort((one, other) => (one.stage ?? 0) - (other.stage ?? 0));

  return {
    metas: () => metas.flatMap((make) => make()),
    /** Runs the hooks before the site is compiled. */
    async beforeCompiler() {
      for (const { fn } of hooksOf('onBeforeCompiler')) await fn([]);
    },
    /** Passes the rendered files through the plugin, and makes it write its own. */
    complete(files: HtmlFile[]): HtmlFile[] {
      let current = files;
      for (const { fn } of hooksOf('modifyExportHTMLFiles')) current = fn(current) as HtmlFile[];
      for (const hook of write) hook();
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
        middlewares[0]?.({ path }, response, next);
      }),
  };
}
