import { useId, useState } from 'react';
import { Button } from '../../../components/Button';
import { ErrorState } from '../../../components/ErrorState';
import { Heading } from '../../../components/Heading';
import { Inline } from '../../../components/Inline';
import { Stack } from '../../../components/Stack';
import { useStrings } from '../../../locale';
import { messageStrings } from '../../../strings/message';
import { threadStrings } from '../../../strings/thread';
import { useProblem } from '../../shared/problems';
import { FoldedMessages } from './FoldedMessages';
import { Fold } from './fold';
import * as styles from './Pane.css';
import { ThreadMessage } from './ThreadMessage';
import { ThreadSkeleton } from './ThreadSkeleton';
import { useConversation } from './useConversation';
import { useFound } from './useFound';

export interface ThreadProps {
  conversationId: string;
  messageId: string;
  /** Whether a search found the message. */
  isFound: boolean;
  onEscape: () => void;
}

/**
 * The conversation, oldest first, from the first message that matters: the selected one, the first unread one or the newest. Earlier ones are folded,
 * so that this message is in view without scrolling, and framed email below it finds its height without shifting it.
 */
export function Thread({ conversationId, messageId, isFound, onEscape }: ThreadProps) {
  const words = useStrings(messageStrings);
  const ofThread = useStrings(threadStrings);
  const describe = useProblem();
  const headingId = useId();
  const { messages, total, problem, hasEarlier, isReadingEarlier, readEarlier, retry } =
    useConversation(conversationId);
  const { section, isOlder, goToNewest } = useFound({
    isFound,
    messageId,
    messages,
    hasEarlier,
    isReadingEarlier,
    readEarlier,
  });
  const count = total ?? messages?.length;
  const [fold] = useState(() => new Fold());
  const [isUnfolded, setUnfolded] = useState(false);
  const { shown, folded } = fold.of(messages ?? [], messageId, isUnfolded);
  return (
    <section ref={section} aria-labelledby={headingId} aria-busy={messages === undefined && !problem}>
      <Stack gap="xs">
        <Heading level={3} size="caption" tone="muted" id={headingId}>
          {count === undefined ? words.conversation : words.conversationOf({ count })}
        </Heading>
        {folded !== undefined && (
          <FoldedMessages
            last={folded}
            count={Math.max(count ?? 0, messages?.length ?? 0) - shown.length}
            onUnfold={() => setUnfolded(true)}
          />
        )}
        {folded === undefined && hasEarlier && !problem && (
          <Inline justify="center">
            <Button size="small" onPress={readEarlier} isPending={isReadingEarlier}>
              {words.earlier}
            </Button>
          </Inline>
        )}
        {shown.map((message) => (
          <ThreadMessage
            key={message.id}
            message={message}
            isSelected={message.id === messageId}
            isFound={isFound && message.id === messageId}
            canSplit={hasEarlier || message.id !== messages?.at(-1)?.id}
            isOpenAtFirst={fold.isOpenAtFirst(message.id)}
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
        {isOlder && (
          <div className={styles.toNewest}>
            <Button size="small" icon="arrow-down" onPress={goToNewest}>
              {ofThread.toNewest}
            </Button>
          </div>
        )}
      </Stack>
    </section>
  );
}
