import type { ReactNode, Ref } from 'react';
import { useStrings } from '../../locale';
import { motionStrings } from '../../strings/generated/motion';
import { ErrorState } from '../ErrorState';
import { VisuallyHidden } from '../VisuallyHidden';
import type { WidgetState } from '../WidgetFrame';
import type { TickerLayout } from './Ticker.css';
import { TickerItems } from './TickerItems';
import { TickerSkeleton } from './TickerSkeleton';

export interface TickerItem {
  /** Unique within the ticker. */
  id: string;
  /** A headline with its source, a name with its date. */
  content: ReactNode;
}

export interface TickerProps {
  /** Accessible name: "Live news". */
  label: string;
  /** Loading, empty, failed, or ready with the items in display order. */
  state: WidgetState<readonly TickerItem[]>;
  /** Shown when there are no items, usually an `EmptyState`. */
  empty: ReactNode;
  /** Seconds per item. @default 6 */
  interval?: number;
  /** `line` truncates each item to one line, with the buttons beside it. @default 'stacked' */
  layout?: TickerLayout;
  ref?: Ref<HTMLElement>;
}

/**
 * Shows one item at a time. It stops under the pointer, while focused or paused, and always with reduced motion. Automatic changes are not announced;
 * manual ones are.
 */
export function Ticker({ label, state, empty, interval = 6, layout = 'stacked', ref }: TickerProps) {
  const words = useStrings(motionStrings);
  const isLoading = state.kind === 'loading';
  return (
    <section
      ref={ref}
      aria-label={label}
      aria-roledescription={words.rotating}
      aria-busy={isLoading || (state.kind === 'ready' && state.isRefreshing)}
    >
      <VisuallyHidden>
        <span role="status">{isLoading ? words.loading({ name: label }) : ''}</span>
      </VisuallyHidden>
      <Body state={state} empty={empty} interval={interval} layout={layout} />
    </section>
  );
}

function Body({
  state,
  empty,
  interval,
  layout,
}: Required<Pick<TickerProps, 'state' | 'empty' | 'interval' | 'layout'>>) {
  switch (state.kind) {
    case 'loading':
      return <TickerSkeleton layout={layout} />;
    case 'empty':
      return empty;
    case 'failed':
      return (
        <ErrorState
          size={layout === 'line' ? 'line' : 'compact'}
          {...state.problem}
          onRetry={state.retry}
          isRetrying={state.isRetrying}
        />
      );
    case 'ready':
      return state.data.length === 0 ? empty : <TickerItems items={state.data} interval={interval} layout={layout} />;
  }
}
