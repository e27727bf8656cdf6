import { getListContactMessagesUrl, hasMore, type Message, pageOf, usePages } from '@concordia/api-client';
import { useId } from 'react';
import { Button } from '../../../components/Button';
import { ErrorState } from '../../../components/ErrorState';
import { Heading } from '../../../components/Heading';
import { Inline } from '../../../components/Inline';
import { Stack } from '../../../components/Stack';
import { useStrings } from '../../../locale';
import { messageStrings } from '../../../strings/message';
import { threadStrings } from '../../../strings/thread';
import { useProblem } from '../../shared/problems';
import { amend } from '../messages/edits';
import { useMessageEdits, useReader, useRefresh } from '../messages/useMessageEdits';
import { PersonMessage } from './PersonMessage';
import { ThreadSkeleton } from './ThreadSkeleton';

export interface PersonThreadProps {
  contactId: string;
  messageId: string;
  onEscape: () => void;
}

const PAGE = 20;

/** All messages with a contact across channels, newest first. Each shows its channel; its text loads when expanded. */
export function PersonThread({ contactId, messageId, onEscape }: PersonThreadProps) {
  const messageWords = useStrings(messageStrings);
  const describe = useProblem();
  const words = useStrings(threadStrings);
  const headingId = useId();
  const edits = useMessageEdits();
  const {
    data: pages,
    error,
    size,
    setSize,
    mutate,
  } = usePages<Message>(getListContactMessagesUrl(contactId, { limit: PAGE }));
  useReader(useRefresh(mutate));
  const messages = pages?.flat();
  const count = pageOf(pages?.[0]).total ?? messages?.length;
  return (
    <section aria-labelledby={headingId} aria-busy={messages === undefined && !error}>
      <Stack gap="xs">
        <Heading level={3} size="caption" tone="muted" id={headingId}>
          {count === undefined ? words.everywhere : words.everywhereOf({ count })}
        </Heading>
        {messages?.map((message) => (
          <PersonMessage
            key={message.id}
            message={amend(message, edits)}
            isSelected={message.id === messageId}
            onEscape={onEscape}
          />
        ))}
        {error && (
          <ErrorState
            size="compact"
            title={messages ? messageWords.moreFailed : words.everywhereFailed}
            {...describe(error)}
            onRetry={() => void mutate()}
          />
        )}
        {!messages && !error && <ThreadSkeleton />}
        {hasMore(pages) && !error && (
          <Inline justify="center">
            <Button
              size="small"
              isPending={pages !== undefined && size > pages.length}
              onPress={() => void setSize(size + 1)}
            >
              {messageWords.earlier}
            </Button>
          </Inline>
        )}
      </Stack>
    </section>
  );
}
