import { loadPackage } from '../peers/loadPackage';
import { type PeerPage } from '../peers/pages';
import { sectionsOf } from '../peers/sections';
import { queriesOf, type Term } from './lunrQueries';
import { type Searcher } from './searcher';

/** What of lunr is used. */
interface Lunr {
  (configure: (this: Builder) => void): Index;
  stopWordFilter: (word: string) => string | undefined;
  Query: { presence: { REQUIRED: number }; wildcard: { NONE: number; TRAILING: number } };
}

interface Builder {
  ref: (field: string) => void;
  field: (field: string) => void;
  add: (document: object) => void;
}

interface Index {
  query: (build: (query: { term: (value: string, options: object) => void }) => void) => {
    ref: string;
  }[];
}

/** Something to be found. */
interface Entry {
  kind: 'title' | 'heading' | 'description' | 'keywords' | 'text';
  text: string;
  address: string;
  /** The address of its page. */
  page: string;
}

/** `searchResultLimits` of the plugin. */
const LIMIT = 8;
/** Sections begin at these headings (`parseDocument.ts`). */
const DEEPEST = 3;

/** Five lists of entries, of which the first ones are searched first (`scanDocuments.ts`). */
function entriesOf(pages: readonly PeerPage[]): Entry[][] {
  const about = (kind: Entry['kind'], textOf: (page: PeerPage) => string): Entry[] =>
    pages.flatMap((page) => {
      const { address } = page;
      const text = textOf(page);
      return text ? [{ kind, text, address, page: address }] : [];
    });
  const sections = pages.flatMap((page) =>
    sectionsOf(page, DEEPEST).map((section) => ({ ...section, page: page.address })),
  );
  const headings = sections.filter(({ address, page }) => address !== page);
  const texts = sections.filter(({ paragraphs }) => paragraphs.length > 0);
  return [
    about('title', ({ title }) => title),
    headings.map(({ title, address, page }) => ({ kind: 'heading', text: title, address, page })),
    about('description', ({ description }) => description),
    about('keywords', ({ keywords }) => keywords),
    texts.map(({ paragraphs, address, page }) => ({
      kind: 'text',
      text: paragraphs.join(' '),
      address,
      page,
    })),
  ];
}

/** A page is found once by its title, description and keywords, which have one id. */
function idOf({ kind, address }: Entry): string {
  return kind === 'heading' || kind === 'text' ? `${kind} ${address}` : address;
}

function createIndex(lunr: Lunr, entries: readonly Entry[]): Index {
  return lunr(function configure() {
    this.ref('i');
    this.field('t');
    for (const [at, { text }] of entries.entries()) this.add({ i: String(at), t: text });
  });
}

/**
 * Puts hits just below the title of their page, if that is found, too (`sortSearchResults.ts`).
 * Exported for its test.
 */
export function sortHits<Hit extends Pick<Entry, 'kind' | 'page'>>(hits: readonly Hit[]): Hit[] {
  const placeOf = ({ kind, page }: Hit, at: number): number => {
    const title = hits.findIndex((other) => other.kind === 'title' && other.page === page);
    return title < 0 || kind === 'keywords' ? at : title;
  };
  return hits
    .map((hit, at) => ({ hit, place: placeOf(hit, at), isBelow: Number(hit.kind !== 'title') }))
    .sort((one, other) => one.place - other.place || one.isBelow - other.isBelow)
    .map(({ hit }) => hit);
}

/**
 * lunr as @easyops-cn/docusaurus-search-local 0.55.3, the local search of many Docusaurus sites,
 * sets it up: an index each for titles, headings, descriptions, keywords and texts, and several
 * queries for a question (lunrQueries.ts). The order of the lists is what boosts titles. The search
 * itself is that of `SearchWorker.search` in its client/theme/worker.ts.
 */
export async function createLunr(pages: readonly PeerPage[]): Promise<Searcher> {
  const { default: lunr } = await loadPackage<{ default: Lunr }>('lunr/lunr.js');
  const { presence, wildcard } = lunr.Query;
  const lists = entriesOf(pages).map((entries) => ({ entries, index: createIndex(lunr, entries) }));
  const ask = (index: Index, terms: readonly Term[]) =>
    index.query((query) => {
      for (const { value, isBeginning, distance } of terms) {
        query.term(value, {
          presence: presence.REQUIRED,
          wildcard: isBeginning ? wildcard.TRAILING : wildcard.NONE,
          ...(distance > 0 && { editDistance: distance }),
        });
      }
    });
  const find = (question: string): Entry[] => {
    const hits = new Map<string, Entry>();
    for (const terms of queriesOf(question, (word) => lunr.stopWordFilter(word) === undefined)) {
      for (const { entries, index } of lists) {
        for (const { ref } of ask(index, terms).slice(0, LIMIT)) {
          const entry = entries[Number(ref)];
          if (entry && !hits.has(idOf(entry))) hits.set(idOf(entry), entry);
          if (hits.size === LIMIT) return [...hits.values()];
        }
      }
    }
    return [...hits.values()];
  };
  return {
    name: 'lunr as in Docusaurus',
    search: (question) => Promise.resolve(sortHits(find(question)).map(({ address }) => address)),
  };
}
