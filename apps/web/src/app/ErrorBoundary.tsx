import { Button } from '@concordia/ui/components/Button';
import { ErrorState } from '@concordia/ui/components/ErrorState';
import { useStrings } from '@concordia/ui/locale';
import { Component, type ReactNode } from 'react';
import { breakdownStrings } from '../strings/generated/breakdown';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** A new value retries rendering, for example after navigation. */
  resetKey: string;
}

interface ErrorBoundaryState {
  problem: unknown;
  resetKey: string;
}

const none = Symbol('no problem');

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
    return <Breakdown problem={problem} onRetry={() => this.setState({ problem: none })} />;
  }
}

interface BreakdownProps {
  problem: unknown;
  onRetry: () => void;
}

function Breakdown({ problem, onRetry }: BreakdownProps) {
  const words = useStrings(breakdownStrings);
  return (
    <ErrorState
      headingLevel={1}
      title={words.title}
      description={words.help}
      detail={problem instanceof Error ? problem.message : undefined}
      retryLabel={words.retry}
      onRetry={onRetry}
      actions={<Button onPress={() => window.location.reload()}>{words.reload}</Button>}
    />
  );
}
