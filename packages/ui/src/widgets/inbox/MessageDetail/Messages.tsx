import type { MessageDetail } from '@concordia/api-client';
import { type ReactNode, type RefObject, Suspense } from 'react';
import { useScrollTabStop } from '../../../components/Popover/useScrollTabStop';
import { useStrings } from '../../../locale';
import { threadStrings } from '../../../strings/thread';
import { PersonThread } from './lazy';
import * as styles from './Pane.css';
import { Thread } from './Thread';
import { ThreadSkeleton } from './ThreadSkeleton';
import { useKeptBottom } from './useKeptBottom';

export interface MessagesProps {
  message: MessageDetail;
  /** Whether a search found the message. */
  isFound: boolean;
  onEscape: () => void;
  /** Whether everything with the contact is shown, across channels. */
  isEverywhere: boolean;
  /** Switches that, where it scrolls with the messages. */
  scope: ReactNode;
  dock: RefObject<HTMLElement | null>;
}

/** What was said: the conversation, or everything with the contact. */
export function Messages({ message, isFound, isEverywhere, scope, dock, onEscape }: MessagesProps) {
  const words = useStrings(threadStrings);
  const contactId = message.contact?.id;
  const scroller = useScrollTabStop<HTMLDivElement>();
  useKeptBottom(scroller, dock);
  return (
    <div ref={scroller} className={styles.messages} role="group" aria-label={words.messages}>
      <div className={styles.measure}>
        {scope}
        {isEverywhere && contactId !== undefined ? (
          <Suspense fallback={<ThreadSkeleton />}>
            <PersonThread contactId={contactId} messageId={message.id} onEscape={onEscape} />
          </Suspense>
        ) : (
          <Thread
            conversationId={message.conversationId}
            messageId={message.id}
            isFound={isFound}
            onEscape={onEscape}
          />
        )}
      </div>
    </div>
  );
}
