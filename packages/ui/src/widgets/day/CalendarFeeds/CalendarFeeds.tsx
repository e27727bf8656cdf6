import { type CalendarFeed, useGetCalendarFeeds } from '@concordia/api-client';
import { SkeletonShape } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { WidgetFrame, type WidgetState } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { calendarFeedStrings } from '../../../strings/generated/calendarFeed';
import { requestIdOf, useProblemWords } from '../../shared/problems';
import { FeedAddress } from './FeedAddress';

export interface CalendarFeedsProps {
  /** Server origin for the feed addresses: `https://example.org`. @default the page's own origin */
  origin?: string;
  /** @default 2 */
  headingLevel?: 2 | 3;
}

/** The secret addresses of the calendar feeds, to copy or renew. */
export function CalendarFeeds({ origin = window.location.origin, headingLevel = 2 }: CalendarFeedsProps) {
  const words = useStrings(calendarFeedStrings);
  const problemWords = useProblemWords();
  const { data, error, isValidating, mutate } = useGetCalendarFeeds();
  return (
    <WidgetFrame
      title={words.title}
      headingLevel={headingLevel}
      state={stateOf()}
      skeleton={
        <Stack gap="lg" width="form">
          <SkeletonShape shape="block" height="4rem" />
          <SkeletonShape shape="block" height="4rem" />
        </Stack>
      }
      empty={null}
    >
      {(feeds) => (
        <Stack gap="lg" width="form">
          <Text tone="muted">{words.help}</Text>
          {feeds.map((feed) => (
            <FeedAddress key={feed.feed} feed={feed} origin={origin} onRenewed={() => void mutate()} />
          ))}
          <Text size="caption" tone="muted">
            {words.local}
          </Text>
        </Stack>
      )}
    </WidgetFrame>
  );

  function stateOf(): WidgetState<readonly CalendarFeed[]> {
    if (data === undefined) {
      if (error === undefined) return { kind: 'loading' };
      const problem = { title: words.failed, description: problemWords(error), reference: requestIdOf(error) };
      return { kind: 'failed', problem, retry: () => void mutate(), isRetrying: isValidating };
    }
    return { kind: 'ready', data, isRefreshing: isValidating };
  }
}
