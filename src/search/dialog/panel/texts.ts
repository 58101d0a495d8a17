import type { SearchProblemKind } from '../../client/searchState';
import type { Explanation } from '../../../lib/problem';
import type { HintKind } from './kindIcons';
import { createCatalogue, type TextsOf } from '../../../locale/localeStore';

const resultCount = (count: number) => (count === 1 ? '1 result' : `${count} results`);

/** The texts of the search dialog, which come with its code and not with the page. */
export const searchTexts = createCatalogue(
  {
    noContent: 'No content was found',
    nothingFor: (query: string) => `No results for “${query}”`,
    didYouMean: 'Did you mean',
    results: 'Results',
    bestMatches: 'Best matches',
    otherPages: 'Other pages',
    answers: 'Likely answers',
    noGoodMatch: (found: string) => `No good match, ${found}`,
    nearest: 'No good match. These come nearest:',
    resultCount,
    resultsShown: (shown: number, total: number) =>
      shown < total ? `Top ${shown} of ${total} results` : resultCount(total),
    hintTypes: {
      content: 'Text',
      title: 'Section',
      demo: 'Demo',
      page: 'Page',
      prop: 'Prop',
    } satisfies Record<HintKind, string>,
    recent: 'Recent searches',
    removeRecent: (query: string) => `Forget “${query}”`,
    tip: 'Type the name of a prop, part of one, or what you want to do. Typos are OK.',
    startingPoints: 'Starting points',
    keys: { move: 'to move', open: 'to open', newTab: 'in a new tab' },
    problems: {
      'worker-blocked': {
        what: 'The search could not be started.',
        why: 'Its worker script is missing, or the browser or an extension blocks it.',
      },
      'worker-stopped': {
        what: 'The search has stopped.',
        why: 'It was restarted once and stopped again. The rest of the page is not affected.',
      },
      'data-missing': {
        what: 'The search has no data.',
        why: 'The file with the text of this site could not be fetched; the connection may be down.',
      },
      'data-slow': {
        what: 'The search is still waiting for its data.',
        why: 'The file with the text of this site did not arrive in time; the connection may be slow.',
      },
      'data-damaged': {
        what: 'The search cannot read its data.',
        why: 'The file with the text of this site arrived damaged or cut off.',
      },
      'texts-missing': {
        what: 'Only names can be found now.',
        why: 'The file with the text of this site could not be fetched; the connection may be down.',
      },
      'texts-slow': {
        what: 'Only names can be found now.',
        why: 'The file with the text of this site did not arrive in time; the connection may be slow.',
      },
      'texts-damaged': {
        what: 'Only names can be found now.',
        why: 'The file with the text of this site arrived damaged or cut off.',
      },
    } satisfies Record<SearchProblemKind, Explanation>,
  },
  (locale) => import(/* webpackChunkName: "texts-[request]" */ `./texts/${locale}.ts`),
);

/** The texts of the search dialog in any language. */
export type SearchTexts = TextsOf<typeof searchTexts>;
