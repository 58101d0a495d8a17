import type { ProblemKind } from '../../../src/search/client/problem';
import type { HintType } from '../../../src/search/protocol';
import type { Explanation } from '../../../src/base/problem';
import { createCatalogue } from '../../locale/localeStore';

/** The texts of the search dialog, which come with its code and not with the page. */
export interface SearchTexts {
  noContent: string;
  nothingFor: (query: string) => string;
  didYouMean: string;
  results: string;
  bestMatches: string;
  otherPages: string;
  resultCount: (count: number) => string;
  resultsShown: (shown: number, total: number) => string;
  hintTypes: Record<HintType | 'prop', string>;
  recent: string;
  removeRecent: (query: string) => string;
  tip: string;
  startingPoints: string;
  keys: { move: string; open: string; newTab: string };
  problems: Record<ProblemKind, Explanation>;
}

const resultCount = (count: number) => (count === 1 ? '1 result' : `${count} results`);

/** The texts of the search dialog. */
export const searchTexts = createCatalogue<SearchTexts>(
  {
    noContent: 'No content was found',
    nothingFor: (query) => `Nothing on this site has “${query}”.`,
    didYouMean: 'Did you mean',
    results: 'Results',
    bestMatches: 'Best matches',
    otherPages: 'Other pages',
    resultCount,
    resultsShown: (shown, total) =>
      shown < total ? `The best ${shown} of ${total} results` : resultCount(total),
    hintTypes: { content: 'Text', title: 'Section', demo: 'Demo', page: 'Page', prop: 'Prop' },
    recent: 'Recent searches',
    removeRecent: (query) => `Forget “${query}”`,
    tip: 'Type the name of a prop, part of one, or what you want to do. Typing mistakes are fine.',
    startingPoints: 'Starting points',
    keys: { move: 'to move', open: 'to open', newTab: 'in a new tab' },
    problems: {
      'worker-blocked': {
        what: 'The search could not be started.',
        why: 'Its worker script is missing, or the browser or an extension does not allow it.',
      },
      'worker-stopped': {
        what: 'The search has stopped.',
        why: 'It was started again once and stopped again. The rest of the page is not affected.',
      },
      'data-missing': {
        what: 'The search has no data.',
        why: 'The file with the texts of this site could not be fetched; the connection may be down.',
      },
      'data-slow': {
        what: 'The search is still waiting for its data.',
        why: 'The file with the texts of this site did not arrive in time; the connection may be slow.',
      },
      'data-damaged': {
        what: 'The search cannot read its data.',
        why: 'The file with the texts of this site arrived damaged or cut off.',
      },
    },
  },
  (locale) => import(/* webpackChunkName: "texts-[request]" */ `./texts/${locale}.ts`),
);
