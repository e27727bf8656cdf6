import { type Notification, pageOf, useListNotifications } from '@concordia/api-client';
import { Button } from '../../../components/Button';
import { EmptyState } from '../../../components/EmptyState';
import { Inline } from '../../../components/Inline';
import { SkeletonShape } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { WidgetFrame, type WidgetState } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { notificationStrings } from '../../../strings/generated/notification';
import { requestIdOf, useProblemWords } from '../../shared/problems';
import { NotificationList } from './NotificationList';
import { useMarkSeen } from './useMarkSeen';

interface NotificationPanelProps {
  onOpenMessage: (messageId: string) => void;
  onOpenCampaign: (campaignId: string) => void;
}

const SHOWN = 50;

export function NotificationPanel({ onOpenMessage, onOpenCampaign }: NotificationPanelProps) {
  const words = useStrings(notificationStrings);
  const problemWords = useProblemWords();
  const { data, error, isValidating, mutate } = useListNotifications(
    { limit: SHOWN },
    { swr: { revalidateOnMount: true } },
  );
  const markSeen = useMarkSeen();
  const newest = data?.[0];
  const hasUnseen = data?.some(({ seenAt }) => seenAt === null) ?? false;
  const total = data === undefined ? 0 : (pageOf(data)?.total ?? data.length);
  return (
    <WidgetFrame
      title={words.title}
      isHeadingHidden
      state={stateOf()}
      skeleton={
        <Stack>
          <SkeletonShape width="30%" />
          <SkeletonShape shape="block" height="3.5rem" />
          <SkeletonShape shape="block" height="3.5rem" />
        </Stack>
      }
      empty={<EmptyState size="compact" icon="bell" title={words.none} description={words.noneHelp} />}
    >
      {(shown) => (
        <>
          {hasUnseen && newest !== undefined && (
            <Inline justify="end">
              <Button size="small" icon="check" onPress={() => void markSeen({ upTo: newest.createdAt })}>
                {words.markAll}
              </Button>
            </Inline>
          )}
          <NotificationList
            notifications={shown}
            onOpen={({ id, messageId, campaignId }) => {
              void markSeen({ ids: [id] });
              if (messageId !== null) onOpenMessage(messageId);
              else if (campaignId !== null) onOpenCampaign(campaignId);
            }}
          />
          {total > shown.length && (
            <Text size="caption" tone="muted">
              {words.more({ count: total - shown.length })}
            </Text>
          )}
        </>
      )}
    </WidgetFrame>
  );

  function stateOf(): WidgetState<readonly Notification[]> {
    if (data === undefined) {
      if (error === undefined) return { kind: 'loading' };
      const problem = { title: words.failed, description: problemWords(error), reference: requestIdOf(error) };
      return { kind: 'failed', problem, retry: () => void mutate(), isRetrying: isValidating };
    }
    return data.length === 0 ? { kind: 'empty' } : { kind: 'ready', data, isRefreshing: isValidating };
  }
}
