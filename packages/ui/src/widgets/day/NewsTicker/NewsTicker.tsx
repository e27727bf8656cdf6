import { type NewsItem, useListNews } from '@concordia/api-client';
import { MINUTE } from '@concordia/domain';
import { EmptyState } from '../../../components/EmptyState';
import { Link } from '../../../components/Link';
import { useNow } from '../../../components/RelativeTime';
import { Text } from '../../../components/Text';
import { Ticker, TickerSkeleton } from '../../../components/Ticker';
import { WidgetFrame, type WidgetState } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { tickerStrings } from '../../../strings/generated/ticker';
import { FeedAge } from '../../shared/parts/FeedAge';
import * as styles from './NewsTicker.css';
import { newsAge } from './newsAge';

/** Seconds each headline is shown. */
const INTERVAL = 6;

/** The newest headlines, one at a time. */
export function NewsTicker() {
  const words = useStrings(tickerStrings);
  const state = useNews(words.newsFailed);
  const first = state.kind === 'ready' ? state.data[0] : undefined;
  const empty = <EmptyState size="line" title={words.noNews} />;
  return (
    <WidgetFrame
      title={words.news}
      size="strip"
      icon="file-text"
      loadingText={words.newsLoading}
      actions={first && <FeedAge fetchedAt={first.fetchedAt} isSample={first.isSample} />}
      state={state}
      skeleton={<TickerSkeleton layout="line" />}
      empty={empty}
    >
      {(news) => (
        <Ticker
          label={words.headlines}
          layout="line"
          interval={INTERVAL}
          empty={empty}
          state={{
            kind: 'ready',
            isRefreshing: false,
            data: news.map((item) => ({ id: item.url, content: <Headline item={item} /> })),
          }}
        />
      )}
    </WidgetFrame>
  );
}

function Headline({ item: { title, url, source, publishedAt } }: { item: NewsItem }) {
  const words = useStrings(tickerStrings);
  const now = useNow();
  return (
    <>
      <span className={styles.headline}>
        <Link href={url} tone="ink" isExternal>
          {title}
        </Link>
      </span>
      <span className={styles.source}>
        <Text as="span" size="caption" tone="muted">
          {words.fromAndAge({ source: source.name, age: newsAge(now - Date.parse(publishedAt), words) })}
        </Text>
      </span>
    </>
  );
}

function useNews(title: string): WidgetState<readonly NewsItem[]> {
  const { data, error, isValidating, mutate } = useListNews({ swr: { refreshInterval: 15 * MINUTE } });
  if (data?.length === 0) return { kind: 'empty' };
  if (data) return { kind: 'ready', data: unique(data), isRefreshing: isValidating };
  if (!error) return { kind: 'loading' };
  return { kind: 'failed', problem: { title }, retry: () => void mutate(), isRetrying: isValidating };
}

/** Two sources may link to the same page. */
const unique = (items: readonly NewsItem[]): NewsItem[] => [...new Map(items.map((item) => [item.url, item])).values()];
