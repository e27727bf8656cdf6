import type { Message } from '@concordia/api-client';
import { Button } from '../../../components/Button';
import { ChannelMark } from '../../../components/Chip';
import { Dialog } from '../../../components/Dialog';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { Inline } from '../../../components/Inline';
import { Link } from '../../../components/Link';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { analyticsOverviewStrings } from '../../../strings/analyticsOverview';
import { messageStrings } from '../../../strings/message';
import { MessageDate } from '../../shared/parts/MessageDate';
import { RowSkeleton } from '../../shared/parts/RowSkeleton';
import { requestIdOf, useProblemWords } from '../../shared/problems';
import { useMessageList } from '../messages/useMessageList';
import { contactNameOf } from '../messages/words';

export interface MessagesBehindProps {
  name: string;
  url: string;
  messageHref: (messageId: string) => string;
  onClose: () => void;
}

/** Filters nothing: the server lists exactly what was counted. */
const everything = () => true;

export function MessagesBehind({ name, url, messageHref, onClose }: MessagesBehindProps) {
  const words = useStrings(analyticsOverviewStrings);
  const problemWords = useProblemWords();
  const { items, total, isReady, problem, isReading, hasMore, loadMore, retry } = useMessageList(url, everything);
  return (
    <Dialog title={words.behind({ name })} size="large" isOpen onOpenChange={(stays) => !stays && onClose()}>
      {problem !== null && !isReady ? (
        <ErrorState
          size="compact"
          title={words.behindFailed}
          description={problemWords(problem)}
          reference={requestIdOf(problem)}
          onRetry={retry}
          isRetrying={isReading}
        />
      ) : !isReady ? (
        <RowSkeleton />
      ) : items.length === 0 ? (
        <EmptyState size="compact" title={words.behindEmpty} />
      ) : (
        <Stack gap="md">
          <Text size="caption" tone="muted" isTabular>
            {words.newest({ shown: items.length, all: Math.max(total ?? 0, items.length) })}
          </Text>
          <Stack as="ul" gap="sm" hasDividers>
            {items.map((message) => (
              <li key={message.id}>
                <Line message={message} messageHref={messageHref} />
              </li>
            ))}
          </Stack>
          {hasMore && (
            <Inline>
              <Button size="small" isPending={isReading} onPress={loadMore}>
                {words.showMore}
              </Button>
            </Inline>
          )}
        </Stack>
      )}
    </Dialog>
  );
}

function Line({ message, messageHref }: { message: Message } & Pick<MessagesBehindProps, 'messageHref'>) {
  const words = useStrings(messageStrings);
  const { id, channel, subject, content, createdAt } = message;
  return (
    <Stack gap="xxs">
      <Inline gap="sm" justify="between">
        <Inline gap="sm">
          <ChannelMark channel={channel} />
          <Link href={messageHref(id)} isStandalone>
            <bdi>{contactNameOf(message, words)}</bdi>
          </Link>
        </Inline>
        <Text as="span" size="caption" tone="muted" isTabular>
          <MessageDate instant={createdAt} />
        </Text>
      </Inline>
      <Text size="dense" maxLines={2} dir="auto">
        {subject ?? content}
      </Text>
    </Stack>
  );
}
