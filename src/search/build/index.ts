import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { IApi } from 'dumi';
import { Problem } from '../../lib/problem';
import { parseInner } from '../../lib/markup';
import { takeRecords } from '../../document/page/takeRecords';
import { MAIN_NAVIGATION } from '../../document/page/mainNavigation';
import { namesOf } from './content/names';
import { toQuestionWords } from './content/questionWords';
import type { SearchWords } from './content/searchWords';
import { toSearchData, type PageRoute, renderedPages } from './content/searchData';
import { addSynonyms, requireTargets } from './content/synonyms';
import type { SearchData } from '../engine/site/data';
import { addAssets, type Asset } from '../../build/assets';
import { bundle } from '../../build/bundle';
import { ownFile } from '../../build/packageRoot';
import { siteOf } from '../../build/settings';
import { loadSubject } from '../../build/subject';
import { type HtmlFile } from '../../build/htmlFiles';
import { minifyMore } from '../../build/minify';

/** What the last build made, since the development server renders no pages. */
function fileOfLastBuild(outputPath: string, file: string): string {
  try {
    return readFileSync(path.join(outputPath, file), 'utf8');
  } catch {
    throw new Problem({
      what: 'there is no data for the search.',
      why: 'it is made from rendered pages, and the development server renders none.',
      fix: 'run `npm run build` once; the data of the last build is served here.',
    });
  }
}

const wordsOf = (api: IApi): SearchWords => loadSubject(siteOf(api).subject, 'searchWords') ?? {};

/** The file of the questions; a site without any has none. */
function questionFiles(api: IApi): Asset[] {
  if (!wordsOf(api).questions) return [];
  const make = () => {
    const { questions = {}, stopWords = [] } = wordsOf(api);
    return JSON.stringify(toQuestionWords(questions, stopWords));
  };
  return [{ name: 'search-questions', path: 'search/questions.json', make }];
}

/** The data of a site, made once for both files. */
function createDataMaker(api: IApi): (files: readonly HtmlFile[]) => SearchData {
  const made = new WeakMap<readonly HtmlFile[], SearchData>();
  return (files) => {
    const known = made.get(files);
    if (known) return known;
    const { routes } = api.appData as { routes: Record<string, PageRoute> };
    const pages = renderedPages(files, Object.values(routes), api.cwd);
    const navigation = pages[0] ? takeRecords(parseInner(pages[0].markup)).layout.navigation : [];
    const order = navigation.flatMap(({ items }) => items.map(({ path: address }) => address));
    const { synonyms = {}, questions = {}, sameWords = [], stopWords = [] } = wordsOf(api);
    const data = {
      ...toSearchData(pages, { nav: MAIN_NAVIGATION, order }),
      sameWords,
      stopWords,
    };
    addSynonyms(data, synonyms);
    requireTargets(data, Object.keys(questions), 'the questions');
    const starts = loadSubject(siteOf(api).subject, 'startingPoints') ?? [];
    requireTargets(
      data,
      starts.map(({ address }) => address),
      'the starting points',
    );
    made.set(files, data);
    return data;
  };
}

/** dumi plugin: the worker of the search (D1) and its data (D2), loaded on request. */
export default function searchFiles(api: IApi): void {
  api.describe({ key: 'site:search-files' });
  const dataOf = createDataMaker(api);

  addAssets(api, [
    {
      name: 'search-worker',
      path: 'search/worker.js',
      make: async () =>
        minifyMore(
          await bundle({
            entryPoints: [ownFile('src/search/engine/worker.ts')],
            tsconfigRaw: { compilerOptions: { useDefineForClassFields: false } },
          }),
        ),
    },
    {
      name: 'search-names',
      path: 'search/names.json',
      make: () => fileOfLastBuild(api.paths.absOutputPath, 'search/names.json'),
      makeFromMarkup: (files) => JSON.stringify(namesOf(dataOf(files))),
    },
    {
      name: 'search-data',
      path: 'search/data.json',
      make: () => fileOfLastBuild(api.paths.absOutputPath, 'search/data.json'),
      makeFromMarkup: (files) => JSON.stringify(dataOf(files)),
    },
    ...questionFiles(api),
  ]);
}
