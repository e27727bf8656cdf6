import { Button } from '@concordia/ui/components/Button';
import { ErrorState } from '@concordia/ui/components/ErrorState';
import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** When this changes, another try is made: going to another page is one. */
  resetKey: string;
}

interface ErrorBoundaryState {
  problem: unknown;
  resetKey: string;
}

const none = Symbol('no problem');

/** Shows the error screen in place of what could not be rendered. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { problem: none, resetKey: this.props.resetKey };

  static getDerivedStateFromError(problem: unknown): Partial<ErrorBoundaryState> {
    return { problem };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return resetKey === state.resetKey ? null : { problem: none, resetKey };
  }

  override render(): ReactNode {
    const { problem } = this.state;
    if (problem === none) return this.props.children;
    return (
      <ErrorState
        headingLevel={1}
        title="Something went wrong"
        description="An unexpected error occurred. We apologize for the inconvenience."
        detail={problem instanceof Error ? problem.message : undefined}
        retryLabel="Try Again"
        onRetry={() => this.setState({ problem: none })}
        actions={<Button onPress={() => window.location.reload()}>Reload Page</Button>}
      />
    );
  }
}
