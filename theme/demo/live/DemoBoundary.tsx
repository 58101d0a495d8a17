import { Component, type ReactNode } from 'react';
import type { PageTexts } from '../../locale/texts';
import { FailureNotice } from '../../ui/on-request/FailureNotice';
import { DemoUnavailable } from './loadDemo';

interface Props {
  texts: PageTexts;
  /** Called before another try when the code of the demo did not arrive. */
  onReload: () => void;
  children: ReactNode;
}

interface State {
  error: Error | undefined;
}

/**
 * Keeps an error of a demo inside its block: says what happened and offers to start the demo again.
 */
export class DemoBoundary extends Component<Props, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(thrown: unknown): State {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    const { texts, onReload, children } = this.props;
    if (!error) return children;
    const isUnavailable = error instanceof DemoUnavailable;
    const retry = () => {
      if (isUnavailable) onReload();
      this.setState({ error: undefined });
    };
    return (
      <FailureNotice
        className="demo-error"
        problem={isUnavailable ? texts.demoUnavailable : texts.demoStopped}
        onRetry={retry}
      >
        <pre>{error.message}</pre>
      </FailureNotice>
    );
  }
}
