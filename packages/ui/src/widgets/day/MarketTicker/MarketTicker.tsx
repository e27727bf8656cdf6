import { type MarketQuote, useGetMarketOverview } from '@concordia/api-client';
import { MINUTE } from '@concordia/domain';
import { EmptyState } from '../../../components/EmptyState';
import { Marquee } from '../../../components/Marquee';
import { Bone, Skeleton } from '../../../components/Skeleton';
import { WidgetFrame, type WidgetState } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { tickerStrings } from '../../../strings/generated/ticker';
import { FeedAge } from '../../shared/parts/FeedAge';
import { Quote } from './Quote';

/** One round of the line, in seconds: there is more to read than elsewhere. */
const ROUND = 60;

/** Indices, yields and currencies, and how they moved since the day before. */
export function MarketTicker() {
  const words = useStrings(tickerStrings);
  const state = useQuotes(words.marketFailed);
  const first = state.kind === 'ready' ? state.data[0] : undefined;
  return (
    <WidgetFrame
      title={words.market}
      size="compact"
      ground="raised"
      loadingText={words.marketLoading}
      actions={first && <FeedAge fetchedAt={oldest(state)} isSample={first.isSample} />}
      state={state}
      skeleton={
        <Skeleton isLoading>
          <Bone width="90%" />
        </Skeleton>
      }
      empty={<EmptyState size="compact" title={words.noQuotes} />}
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

/** What is shown is as old as the oldest part of it. */
function oldest(state: WidgetState<readonly MarketQuote[]>): string | null {
  if (state.kind !== 'ready') return null;
  return state.data.reduce<string | null>(
    (before, { fetchedAt }) => (before === null || fetchedAt < before ? fetchedAt : before),
    null,
  );
}
