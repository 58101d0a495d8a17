import type { SearchProblem } from '../../../src/search/client/problem';
import { useTexts } from '../../locale/useTexts';
import { searchTexts } from './texts';
import { Button } from '../../ui/Button';

/** Says what keeps the search from working, and lets the reader try again. The rest of the page is not affected. */
export function SearchFailed({
  problem,
  onRetry,
}: {
  problem: SearchProblem;
  onRetry: () => void;
}) {
  const { tryAgain } = useTexts();
  const { what, why } = useTexts(searchTexts).problems[problem.kind];
  return (
    <div className="search-message" role="alert">
      <p className="search-message-title">{what}</p>
      <p>{why}</p>
      <p className="search-message-detail">{problem.detail}</p>
      <Button onClick={onRetry}>{tryAgain}</Button>
    </div>
  );
}
