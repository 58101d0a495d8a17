import { Component, type ReactNode } from 'react';

interface Props {
  /** What to show instead, and how to try again. */
  fallback: (error: Error, retry: () => void) => ReactNode;
  /** Another value renders the children again. */
  resetKey?: string;
  children: ReactNode;
}

interface State {
  error: Error | undefined;
  resetKey: string | undefined;
}

/** Shows a fallback for a part of the page that threw, so that the rest keeps working. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromError(thrown: unknown): Partial<State> {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { error: undefined, resetKey };
  }

  override render(): ReactNode {
    const { error } = this.state;
    const { fallback, children } = this.props;
    return error ? fallback(error, () => this.setState({ error: undefined })) : children;
  }
}
