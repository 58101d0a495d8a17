import { reloadIfOutdated } from '../../document/page/outdated';
import { useTexts } from '../../locale/useTexts';
import { Button } from '../Button';
import { leaveFocus } from '../leaveFocus';
import { noticeTexts } from './texts';

/**
 * Tries again to load something. Where the site has been updated meanwhile, only the page of today
 * has what is missing, so that is loaded.
 */
export function RetryButton({ onRetry }: { onRetry: () => void }) {
  const { tryAgain } = useTexts(noticeTexts);
  return (
    <Button
      onClick={({ currentTarget }) => {
        leaveFocus(currentTarget);
        void reloadIfOutdated(document, window.location);
        onRetry();
      }}
    >
      {tryAgain}
    </Button>
  );
}
