import type { HintSection } from '../../client/sections';
import type { SearchState } from '../../client/searchState';
import { usePageTexts } from '../../../locale/usePageTexts';
import { useTexts } from '../../../locale/useTexts';
import { FailureNotice } from '../../../ui/on-request/FailureNotice';
import { RecentSearches, StartingPoints } from './BeforeSearch';
import { HintList, type HintListProps } from './HintList';
import type { useRecentSearches } from './useRecentSearches';
import { searchTexts } from './texts';
import { Link } from '../../../document/router/Link';
import { Button } from '../../../ui/Button';

/** Props of the message that nothing was found. */
interface NothingFoundProps {
  query: string;
  /** Words of the site that the reader may have meant. */
  nearest: readonly string[];
  onSearch: (query: string) => void;
}

/** Says that nothing was found (D7), with suggestions. */
function NothingFound({ query, nearest, onSearch }: NothingFoundProps) {
  const { allDemos } = usePageTexts();
  const texts = useTexts(searchTexts);
  return (
    <div className="search-message">
      <p className="search-message-title">{texts.noContent}</p>
      <p>{texts.nothingFor(query)}</p>
      {nearest.length > 0 && (
        <div className="search-nearest">
          <span>{texts.didYouMean}</span>
          {nearest.map((word) => (
            <Button key={word} onClick={() => onSearch(word)}>
              {word}
            </Button>
          ))}
        </div>
      )}
      <p>
        <Link to="/demo">{allDemos}</Link>
      </p>
    </div>
  );
}

/** Props of the part below the text field. */
export interface SearchBodyProps {
  state: SearchState;
  list: string;
  sections: readonly HintSection[];
  results: Omit<HintListProps, 'id' | 'sections'>;
  recentSearches: ReturnType<typeof useRecentSearches>;
  onSearch: (query: string) => void;
  onRetry: () => void;
}

/** What belongs to the state of the search: one of D7, or a failure. */
export function SearchBody(props: SearchBodyProps) {
  const { state, list, sections, results, recentSearches, onSearch, onRetry } = props;
  const { loading } = usePageTexts();
  const { tip, problems } = useTexts(searchTexts);
  const { phase, answer, problem } = state;
  if (phase === 'failed' && problem) {
    return (
      <FailureNotice className="search-message" problem={problems[problem.kind]} onRetry={onRetry}>
        <p className="search-message-detail">{problem.detail}</p>
      </FailureNotice>
    );
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
