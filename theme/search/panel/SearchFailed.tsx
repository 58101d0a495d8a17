import type { SearchProblem } from '../../../src/search/client/problem';
import { useMessages } from '../../locale/useLocale';
import { useSearchMessages } from './useSearchMessages';

/** Says what keeps the search from working, and lets the reader try again. The rest of the page is not affected. */
export function SearchFailed({
  problem,
  onRetry,
}: {
  problem: SearchProblem;
  onRetry: () => void;
}) {
  const { tryAgain } = useMessages();
  const { what, why } = useSearchMessages().problems[problem.kind];
  return (
    <div className="search-message" role="alert">
      <p className="search-message-title">{what}</p>
      <p>{why}</p>
      <p className="search-message-detail">{problem.detail}</p>
      <button type="button" className="button" onClick={onRetry}>
        {tryAgain}
      </button>
    </div>
  );
}
