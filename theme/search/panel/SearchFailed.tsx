import type { SearchProblem } from '../../../src/search/client/problem';
import { FailureNotice } from '../../ui/on-request/FailureNotice';
import { useTexts } from '../../locale/useTexts';
import { searchTexts } from './texts';

/** Props of what is said about a search that does not work. */
export interface SearchFailedProps {
  problem: SearchProblem;
  onRetry: () => void;
}

/**
 * Says what keeps the search from working, and lets the reader try again. The rest of the page is
 * not affected.
 */
export function SearchFailed({ problem, onRetry }: SearchFailedProps) {
  const { problems } = useTexts(searchTexts);
  return (
    <FailureNotice className="search-message" problem={problems[problem.kind]} onRetry={onRetry}>
      <p className="search-message-detail">{problem.detail}</p>
    </FailureNotice>
  );
}
