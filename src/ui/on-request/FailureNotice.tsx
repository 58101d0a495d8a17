import type { ReactNode } from 'react';
import type { Explanation } from '../../lib/problem';
import { useInterfaceLang } from '../../locale/useLocale';
import { reloadIfOutdated } from '../../document/page/outdated';
import { useTexts } from '../../locale/useTexts';
import { Button } from '../Button';
import { leaveFocus } from '../leaveFocus';
import { noticeTexts } from './texts';
import { NOT_SEARCHED } from '../../document/contract';

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

interface FailureNoticeProps {
  problem: Explanation;
  onRetry: () => void;
  className?: string;
  /** Details, such as the message of an error. */
  children?: ReactNode;
}

/** Says what failed and why, with a button to try again (H1). */
export function FailureNotice({ problem, onRetry, className, children }: FailureNoticeProps) {
  return (
    <div className={className} role="alert" lang={useInterfaceLang()} {...NOT_SEARCHED}>
      <p>
        <strong>{problem.what}</strong>
        <span>{` ${problem.why}`}</span>
      </p>
      {children}
      <RetryButton onRetry={onRetry} />
    </div>
  );
}
