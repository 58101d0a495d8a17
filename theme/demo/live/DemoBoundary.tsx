import { Component, type ReactNode } from 'react';
import type { PageTexts } from '../../locale/texts';
import { Button } from '../../ui/Button';

interface Props {
  texts: PageTexts;
  children: ReactNode;
}

interface State {
  error: Error | undefined;
}

/** Keeps an error of a demo inside its block: says what happened and offers to start the demo again. */
export class DemoBoundary extends Component<Props, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(thrown: unknown): State {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    const { texts, children } = this.props;
    if (!error) return children;
    return (
      <div className="demo-error" role="alert">
        <p>
          <strong>{texts.demoFailed}</strong> {texts.demoFailedText}
        </p>
        <pre>{error.message}</pre>
        <Button onClick={() => this.setState({ error: undefined })}>{texts.tryAgain}</Button>
      </div>
    );
  }
}
