import { Component, type ReactNode } from 'react';
import type { Messages } from '../../locale/en';

interface Props {
  messages: Messages;
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
    const { messages, children } = this.props;
    if (!error) return children;
    return (
      <div className="demo-error" role="alert">
        <p>
          <strong>{messages.demoFailed}</strong> {messages.demoFailedText}
        </p>
        <pre>{error.message}</pre>
        <button
          type="button"
          className="button"
          onClick={() => this.setState({ error: undefined })}
        >
          {messages.tryAgain}
        </button>
      </div>
    );
  }
}
