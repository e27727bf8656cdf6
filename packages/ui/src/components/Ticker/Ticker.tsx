import type { ReactNode } from 'react';
import { useStrings } from '../../locale';
import { motionStrings } from '../../strings/generated/motion';
import { ErrorState } from '../ErrorState';
import { VisuallyHidden } from '../VisuallyHidden';
import type { WidgetState } from '../WidgetFrame';
import { TickerItems } from './TickerItems';
import { TickerSkeleton } from './TickerSkeleton';

export interface TickerItem {
  /** Its identity among the others. */
  id: string;
  /** What is shown: a headline with its source, a name with its day. */
  content: ReactNode;
}

export interface TickerProps {
  /** Names what is shown in turn: "Live news". */
  label: string;
  /** What it is at this moment: on its way, nothing, failed, or its items in order. */
  state: WidgetState<readonly TickerItem[]>;
  /** What stands there when there is nothing to show. */
  empty: ReactNode;
  /**
   * How long an item is shown, in seconds.
   *
   * @default 6
   */
  interval?: number;
}

/**
 * One item at a time, each in its turn. It waits under the pointer, while focus is in it, while it is paused, and always for people who asked for
 * less motion. Nothing is announced while it moves by itself; what a person turns to is.
 */
export function Ticker({ label, state, empty, interval = 6 }: TickerProps) {
  const words = useStrings(motionStrings);
  const isLoading = state.kind === 'loading';
  return (
    <section
      aria-label={label}
      aria-roledescription={words.rotating}
      aria-busy={isLoading || (state.kind === 'ready' && state.isRefreshing)}
    >
      <VisuallyHidden>
        <span role="status">{isLoading ? words.loading({ name: label }) : ''}</span>
      </VisuallyHidden>
      <Body state={state} empty={empty} interval={interval} />
    </section>
  );
}

function Body({ state, empty, interval }: Required<Pick<TickerProps, 'state' | 'empty' | 'interval'>>) {
  switch (state.kind) {
    case 'loading':
      return <TickerSkeleton />;
    case 'empty':
      return empty;
    case 'failed':
      return <ErrorState size="compact" {...state.problem} onRetry={state.retry} isRetrying={state.isRetrying} />;
    case 'ready':
      return state.data.length === 0 ? empty : <TickerItems items={state.data} interval={interval} />;
  }
}
