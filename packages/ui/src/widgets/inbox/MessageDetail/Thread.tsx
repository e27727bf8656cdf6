import { useId } from 'react';
import { Button } from '../../../components/Button';
import { ErrorState } from '../../../components/ErrorState';
import { Heading } from '../../../components/Heading';
import { Inline } from '../../../components/Inline';
import { Stack } from '../../../components/Stack';
import { useStrings } from '../../../locale';
import { messageStrings } from '../../../strings/message';
import { useProblem } from '../../shared/problems';
import { ThreadMessage } from './ThreadMessage';
import { ThreadSkeleton } from './ThreadSkeleton';
import { useConversation } from './useConversation';

export interface ThreadProps {
  conversationId: string;
  messageId: string;
  onEscape: () => void;
}

/**
 * The conversation, newest first.
 *
 * For triage the latest message matters most, and earlier ones give context. Newest first keeps it in view while framed email below
 * finds its height, and earlier messages load at the end without shifting the text being read.
 */
export function Thread({ conversationId, messageId, onEscape }: ThreadProps) {
  const words = useStrings(messageStrings);
  const describe = useProblem();
  const headingId = useId();
  const { messages, total, problem, hasEarlier, isReadingEarlier, readEarlier, retry } =
    useConversation(conversationId);
  const count = total ?? messages?.length;
  return (
    <section aria-labelledby={headingId} aria-busy={messages === undefined && !problem}>
      <Stack gap="xs">
        <Heading level={3} size="caption" tone="muted" id={headingId}>
          {count === undefined ? words.conversation : words.conversationOf({ count })}
        </Heading>
        {messages?.map((message, index) => (
          <ThreadMessage
            key={message.id}
            message={message}
            isSelected={message.id === messageId}
            isOpenAtFirst={index === 0 || message.id === messageId}
            onEscape={onEscape}
          />
        ))}
        {problem && (
          <ErrorState
            size="compact"
            title={messages ? words.moreFailed : words.conversationFailed}
            {...describe(problem)}
            onRetry={retry}
          />
        )}
        {!messages && !problem && <ThreadSkeleton />}
        {hasEarlier && !problem && (
          <Inline justify="center">
            <Button size="small" onPress={readEarlier} isPending={isReadingEarlier}>
              {words.earlier}
            </Button>
          </Inline>
        )}
      </Stack>
    </section>
  );
}
