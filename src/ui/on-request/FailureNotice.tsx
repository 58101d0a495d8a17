import type { ReactNode } from 'react';
import type { Explanation } from '../../lib/problem';
import { useInterfaceLang } from '../../locale/useLocale';
import { RetryButton } from './RetryButton';
import { NOT_SEARCHED } from '../../document/contract';

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
