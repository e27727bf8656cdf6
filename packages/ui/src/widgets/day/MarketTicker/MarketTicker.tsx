import { type MarketQuote, useGetMarketOverview } from '@concordia/api-client';
import { MINUTE } from '@concordia/domain';
import { EmptyState } from '../../../components/EmptyState';
import { Marquee } from '../../../components/Marquee';
import { Skeleton, SkeletonShape } from '../../../components/Skeleton';
import { WidgetFrame, type WidgetState } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { tickerStrings } from '../../../strings/generated/ticker';
import { FeedAge } from '../../shared/parts/FeedAge';
import { Quote } from './Quote';

/** Duration of one round, in seconds. Longer than the default because the line is longer. */
const ROUND = 60;

/** Indices, yields and currencies, with their change since the previous day. */
export function MarketTicker() {
  const words = useStrings(tickerStrings);
  const state = useQuotes(words.marketFailed);
  const first = state.kind === 'ready' ? state.data[0] : undefined;
  return (
    <WidgetFrame
      title={words.market}
      size="strip"
      icon="chart"
      loadingText={words.marketLoading}
      actions={first && <FeedAge fetchedAt={oldest(state)} isSample={first.isSample} />}
      state={state}
      skeleton={
        <Skeleton isLoading>
          <SkeletonShape width="90%" />
        </Skeleton>
      }
      empty={<EmptyState size="line" title={words.noQuotes} />}
    >
      {(quotes) => (
        <Marquee
          label={words.market}
          duration={ROUND}
          items={quotes.map((quote) => ({ id: quote.label, content: <Quote quote={quote} /> }))}
        />
      )}
    </WidgetFrame>
  );
}

function useQuotes(title: string): WidgetState<readonly MarketQuote[]> {
  const { data, error, isValidating, mutate } = useGetMarketOverview({ swr: { refreshInterval: 5 * MINUTE } });
  if (data?.length === 0) return { kind: 'empty' };
  if (data) return { kind: 'ready', data, isRefreshing: isValidating };
  if (!error) return { kind: 'loading' };
  return { kind: 'failed', problem: { title }, retry: () => void mutate(), isRetrying: isValidating };
}

/** The age of the list is that of its oldest quote. */
function oldest(state: WidgetState<readonly MarketQuote[]>): string | null {
  if (state.kind !== 'ready') return null;
  return state.data.reduce<string | null>(
    (before, { fetchedAt }) => (before === null || fetchedAt < before ? fetchedAt : before),
    null,
  );
}
