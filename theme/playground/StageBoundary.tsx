import { Component, type ReactNode } from 'react';

/** Props of the boundary around the live select. */
export interface StageBoundaryProps {
  /** What the select is built of, as code: other code deserves another try. */
  code: string;
  /** What to show instead of a select that has thrown. */
  fallback: (error: Error) => ReactNode;
  children: ReactNode;
}

interface State {
  error: Error | undefined;
  code: string;
}

/** Keeps an error of the live select on its stage, until the props change. */
export class StageBoundary extends Component<StageBoundaryProps, State> {
  override state: State = { error: undefined, code: this.props.code };

  static getDerivedStateFromError(thrown: unknown): Partial<State> {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  static getDerivedStateFromProps({ code }: StageBoundaryProps, state: State): State | null {
    return code === state.code ? null : { error: undefined, code };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error ? this.props.fallback(error) : this.props.children;
  }
}
