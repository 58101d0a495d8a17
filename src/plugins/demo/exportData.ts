import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { IApi } from 'dumi';
import { readExportData } from '../../demo/code/disk';
import { EXPORT_DATA_META } from '../../demo/code/model';
import { contentHash } from '../site/contentHash';
import { settingsOf } from '../site/settings';

const DEV_PATH = 'export/data.json';

/**
 * dumi plugin: what the site lends to exported demos (versions, shared files, the data they fetch)
 * in one file, which is loaded when a reader turns to an export, and the `<meta>` by which the page
 * finds it. The development server answers with what is on the disk at that moment.
 */
export default function exportData(api: IApi): void {
  const read = () => JSON.stringify(readExportData(api.cwd));
  const pathOf = (content: string) => `export/data.${contentHash(content)}.json`;

  api.describe({ key: 'site:export-data' });

  api.addHTMLMetas(() => {
    const file = api.name === 'dev' ? DEV_PATH : pathOf(read());
    return [{ name: EXPORT_DATA_META, content: settingsOf(api).publicPath + file }];
  });

  api.addBeforeMiddlewares(() => [
    (request, response, next) => {
      if (request.path === settingsOf(api).publicPath + DEV_PATH) {
        response.type('json').set('cache-control', 'no-store').send(read());
      } else {
        next();
      }
    },
  ]);

  api.onBuildHtmlComplete(() => {
    const content = read();
    const file = path.join(api.paths.absOutputPath, pathOf(content));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  });
}
