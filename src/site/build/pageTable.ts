import path from 'node:path';
import type { IApi } from 'dumi';
import { demoLoader } from '../../demo/code/demoChunks';
import { tabKeyOf } from '../../document/page/tabAddress';
import { keepMetaFiles, tabIdsOf, type MetaFile } from '../../build/metaFiles';
import { settingsOf, siteOf } from '../../build/settings';
import { addressesByFile, type MarkdownRoute } from './markdownFiles';

/**
 * Code of a table of all pages: what is known of each without its text, and how to load that. A
 * content tab (B9) comes in the chunk of the page that it is a part of.
 *
 * @param files - The Markdown files of pages and of tabs.
 * @param addresses - Of pages, by file.
 * @param cwd - Folder of the project, which names of chunks are relative to.
 */
export function pageTableCode(
  files: readonly MetaFile[],
  addresses: ReadonlyMap<string, string>,
  cwd: string,
): string {
  const imports = files.map(
    ({ file }, index) =>
      `import { frontmatter as f${index}, toc as t${index} } from ${JSON.stringify(`${file}?type=frontmatter`)};`,
  );
  const indexes = new Map(files.map(({ id }, index) => [id, index]));
  const below = (file: string) => path.relative(cwd, file).replaceAll(path.sep, '/');
  const entry = (index: number, host: string) => {
    const file = files[index]?.file ?? '';
    const chunk = below(host).replaceAll('/', '__');
    return `frontMatter: f${index}, toc: t${index}, load: () => import(/* webpackChunkName: "${chunk}" */ ${JSON.stringify(file)})`;
  };
  const tab = (id: string, host: string) => {
    const index = indexes.get(id) ?? -1;
    const key = tabKeyOf(files[index]?.file ?? '');
    return `{ key: ${JSON.stringify(key)}, ${entry(index, host)} }`;
  };
  const pages = files.flatMap((meta, index) => {
    const { file } = meta;
    const address = addresses.get(file);
    if (address === undefined) return [];
    const ids = tabIdsOf(meta);
    return `{ path: ${JSON.stringify(address)}, ${entry(index, file)}, demos: ${demoLoader(below(file))}, tabs: [${ids.map((id) => tab(id, file)).join(', ')}] },`;
  });
  return [...imports, 'export const pageTable = [', ...pages, '];'].join('\n');
}

/**
 * dumi plugin: the table of all pages, and the settings of the site, as modules. dumi's own, with
 * the texts of all tabs, would be part of what every page loads.
 *
 * No document needs the table: each says which chunks are its own (static-html). As an entry it
 * makes webpack compile the pages apart from what else loads them.
 */
export default function pageTable(api: IApi): void {
  api.describe({ key: 'site:page-table' });
  const files = keepMetaFiles(api);

  api.onGenerateFiles({
    // After dumi, which asks for the files above.
    stage: Infinity,
    fn() {
      const routes = Object.values(api.appData.routes as Record<string, MarkdownRoute>);
      const addresses = addressesByFile(routes, api.cwd);
      api.writeTmpFile({
        noPluginDir: true,
        path: 'dumi/pageTable.ts',
        content: pageTableCode(files(), addresses, api.cwd),
      });
      const { base } = settingsOf(api);
      // Apart, since the entry needs no more.
      api.writeTmpFile({
        noPluginDir: true,
        path: 'dumi/name.ts',
        content: `export const name = ${JSON.stringify(siteOf(api).settings.name)};`,
      });
      api.writeTmpFile({
        noPluginDir: true,
        path: 'dumi/site.ts',
        content: [
          `export const base = ${JSON.stringify(base)};`,
          `export const settings = ${JSON.stringify(siteOf(api).settings)};`,
        ].join('\n'),
      });
    },
  });
}
