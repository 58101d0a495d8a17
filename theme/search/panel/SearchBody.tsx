import type { HintSection } from '../../../src/search/client/sections';
import type { SearchState } from '../../../src/search/client/state';
import { useTexts } from '../../locale/useTexts';
import { NothingFound } from './NothingFound';
import { RecentSearches } from './RecentSearches';
import { HintList, type HintListProps } from './HintList';
import { SearchFailed } from './SearchFailed';
import { StartingPoints } from './StartingPoints';
import { searchClient } from './client';
import type { RecentSearches as Recent } from './useRecentSearches';
import { searchTexts } from './texts';

/** Props of what is below the text field. */
export interface SearchBodyProps {
  state: SearchState;
  list: string;
  sections: readonly HintSection[];
  results: Omit<HintListProps, 'id' | 'sections'>;
  recentSearches: Recent;
  onSearch: (query: string) => void;
}

/** One of the states of D7, or the problem. */
export function SearchBody(props: SearchBodyProps) {
  const { state, list, sections, results, recentSearches, onSearch } = props;
  const { loading } = useTexts();
  const { tip } = useTexts(searchTexts);
  const { phase, answer, problem } = state;
  if (phase === 'failed' && problem) {
    return <SearchFailed problem={problem} onRetry={() => searchClient().retry()} />;
  }
  if (phase === 'loading') return <p className="search-message">{loading}</p>;
  if (phase === 'empty' && answer) {
    return <NothingFound query={answer.query} nearest={answer.nearest} onSearch={onSearch} />;
  }
  if (phase === 'results') return <HintList id={list} sections={sections} {...results} />;
  return (
    <>
      <p className="search-tip">{tip}</p>
      <RecentSearches
        recent={recentSearches.recent}
        onSearch={onSearch}
        onRemove={recentSearches.remove}
      />
      <StartingPoints />
    </>
  );
}
