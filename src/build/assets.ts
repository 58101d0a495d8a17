import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { IApi } from 'dumi';
import { type AssetName } from '../lib/assetAddress';
import { Problem } from '../lib/problem';
import { beforeBuild } from './beforeBuild';
import { HTML_STAGE, type HtmlFile, withMetas } from './htmlFiles';
import { settingsOf } from './settings';
import { shortHash } from './shortHash';

/** A file that the build adds to the site. */
export interface Asset {
  /** Of the `<meta>` that holds its address in each document; none where another file names it. */
  name?: AssetName;
  /**
   * Below the public path, without the hash that a build puts before the extension. What is made
   * from pages gets none: with each sentence that changes, all documents would.
   */
  path: string;
  /**
   * Makes the content: in a build once, before the site is compiled; on the development server for
   * each request.
   *
   * @throws {Problem} When there is no content, with what to do about it.
   */
  make: () => string | Promise<string>;
  /** Makes the content in a build instead, from the markup of the pages. */
  makeFromMarkup?: (files: readonly HtmlFile[]) => string;
}

interface BuiltAsset extends Pick<Asset, 'name'> {
  path: string;
  content: string;
}

/** A path with eight digits of a hash of the content, as in the names of scripts. */
export function hashedPath(plain: string, content: string): string {
  return plain.replace(/\.\w+$/, `.${shortHash(content)}$&`);
}

/** The metas of those that have one. */
function metasOf<File extends Pick<Asset, 'name' | 'path'>>(api: IApi, files: readonly File[]) {
  return files.flatMap(({ name, path: file }) =>
    name ? [{ name, content: addressOf(api, { path: file }) }] : [],
  );
}

function addressOf(api: IApi, { path: file }: Pick<Asset, 'path'>): string {
  return settingsOf(api).publicPath + file;
}

function makeAtBuild(api: IApi, assets: readonly Asset[]): void {
  const built: BuiltAsset[] = [];

  // Ahead of the site (D1).
  beforeBuild(api, async () => {
    const ahead = assets.filter(({ makeFromMarkup }) => !makeFromMarkup);
    const making = ahead.map(async ({ name, path: plain, make }) => {
      const content = await make();
      return { name, path: hashedPath(plain, content), content };
    });
    built.push(...(await Promise.all(making)));
  });

  api.modifyExportHTMLFiles({
    stage: HTML_STAGE.markup,
    fn(files: HtmlFile[]) {
      for (const { name, path: plain, makeFromMarkup } of assets)
        if (makeFromMarkup) built.push({ name, path: plain, content: makeFromMarkup(files) });
      return files;
    },
  });

  api.modifyExportHTMLFiles({
    stage: HTML_STAGE.finished,
    fn(files: HtmlFile[]) {
      const metas = metasOf(api, built);
      return files.map((file) => ({ ...file, content: withMetas(file.content, metas) }));
    },
  });

  api.onBuildHtmlComplete(() => {
    for (const { path: name, content } of built) {
      const file = path.join(api.paths.absOutputPath, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
  });
}

/** Answers requests as the sources are now, before umi, which has an HTML file for any address. */
function serveInDev(api: IApi, assets: readonly Asset[]): void {
  api.addHTMLMetas(() => (api.name === 'dev' ? metasOf(api, assets) : []));

  api.addBeforeMiddlewares(() => [
    async (request, response, next) => {
      const asset = assets.find((each) => addressOf(api, each) === request.path);
      if (!asset) return next();
      response.set('cache-control', 'no-store');
      try {
        const content = await asset.make();
        response.status(200).type(path.extname(asset.path)).send(content);
      } catch (error) {
        if (error instanceof Problem) response.status(404).type('txt').send(error.message);
        else next(error);
      }
    },
  ]);
}

/** Adds files to the site: to `dist/` in a build, to the development server in `dumi dev`. */
export function addAssets(api: IApi, assets: readonly Asset[]): void {
  makeAtBuild(api, assets);
  serveInDev(api, assets);
}
