import { loadPackage } from '../peers/loadPackage';
import { type PeerPage } from '../peers/pages';
import { type PeerSection, sectionsOf } from '../peers/sections';
import { type Searcher } from './searcher';

/** What of MiniSearch is used. */
interface Index {
  addAll: (documents: readonly object[]) => void;
  search: (query: string) => { id: unknown }[];
}

interface MiniSearchModule {
  default: new (options: object) => Index;
}

/** How many hits the dialog of VitePress shows. */
const SHOWN = 16;

/** Each section with the titles of those that it is part of. */
function withTitles(sections: readonly PeerSection[]) {
  let parents: string[] = [];
  return sections.map(({ address, depth, title, paragraphs }) => {
    parents = [...parents.slice(0, depth - 1), title];
    return { id: address, title, titles: parents.slice(0, -1), text: paragraphs.join('\n') };
  });
}

/**
 * MiniSearch as the local search of VitePress 1.6.4 sets it up: a document for each heading with
 * the text below it (`splitPageIntoSections` in src/node/plugins/localSearchPlugin.ts), and the
 * options of src/client/theme-default/components/VPLocalSearchBox.vue.
 */
export async function createMiniSearch(pages: readonly PeerPage[]): Promise<Searcher> {
  const { default: MiniSearch } = await loadPackage<MiniSearchModule>(
    'minisearch/dist/es/index.js',
  );
  const index = new MiniSearch({
    fields: ['title', 'titles', 'text'],
    storeFields: ['title', 'titles'],
    searchOptions: { fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1 } },
  });
  index.addAll(pages.flatMap((page) => withTitles(sectionsOf(page))));
  return {
    name: 'MiniSearch as in VitePress',
    search: (question) => {
      const found = index.search(question).slice(0, SHOWN);
      return Promise.resolve(found.map(({ id }) => String(id)));
    },
  };
}
