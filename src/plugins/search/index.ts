import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { IApi } from 'dumi';
import { Problem } from '../../base/problem';
import askedWords from '../../rc-select/asked-words.json';
import { SAME_WORDS } from '../../rc-select/sameWords';
import { STOP_WORDS } from '../../rc-select/stopWords';
import { CHINESE_SYNONYMS } from '../../rc-select/synonyms';
import { toSearchData } from '../../search/content/searchData';
import { addAskedWords, addSynonyms } from '../../search/content/synonyms';
import type { SearchData } from '../../search/site/data';
import { addAssets } from '../site/assets';
import { bundle } from '../site/bundle';
import { type HtmlFile } from '../site/htmlFiles';
import { settingsOf } from '../site/settings';
import { type PageRoute, renderedPages } from './renderedPages';

/** What the last build made, since the development server renders no pages. */
function dataOfLastBuild(outputPath: string): string {
  try {
    const folder = path.join(outputPath, 'search');
    const name = readdirSync(folder).find((file) => /^data\.[\da-f]{8}\.json$/.test(file));
    return readFileSync(path.join(folder, name ?? ''), 'utf8');
  } catch {
    throw new Problem({
      what: 'there is no data for the search.',
      why: 'it is made from rendered pages, and the development server renders none.',
      fix: 'run `npm run build` once; the data of the last build is served here.',
    });
  }
}

/** dumi plugin: the worker of the search (D1) and its data (D2), loaded on request. */
export default function searchFiles(api: IApi): void {
  api.describe({ key: 'site:search-files' });

  addAssets(api, [
    {
      name: 'search-worker',
      path: 'search/worker.js',
      make: () => bundle({ entryPoints: [path.join(api.cwd, 'src/search/worker.ts')] }),
    },
    {
      name: 'search-data',
      path: 'search/data.json',
      make: () => dataOfLastBuild(api.paths.absOutputPath),
      makeFromMarkup(files: readonly HtmlFile[]) {
        const { routes } = api.appData as { routes: Record<string, PageRoute> };
        const pages = renderedPages(files, Object.values(routes), api.cwd);
        const data = toSearchData(pages, settingsOf(api).base);
        addSynonyms(data, CHINESE_SYNONYMS);
        addAskedWords(data, askedWords);
        return JSON.stringify({
          ...data,
          sameWords: SAME_WORDS,
          stopWords: STOP_WORDS,
        } satisfies SearchData);
      },
    },
  ]);
}
