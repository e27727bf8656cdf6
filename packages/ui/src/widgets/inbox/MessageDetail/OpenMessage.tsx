import { type ReactNode, type RefObject, Suspense, useDeferredValue, useEffect, useRef } from 'react';
import { useBox } from '../../../components/Chart/useBox';
import { Disclosure } from '../../../components/Disclosure';
import { useScrollTabStop } from '../../../components/Popover/useScrollTabStop';
import { Stack } from '../../../components/Stack';
import { useStrings } from '../../../locale';
import { messageStrings } from '../../../strings/message';
import { threadStrings } from '../../../strings/thread';
import { writeInComposer } from '../Composer/focus';
import { AttachmentList, Composer, MessageNotes, PersonAside, PersonThread, Reactions, SuggestionChips } from './lazy';
import { MessageActions } from './MessageActions';
import { MessageFacts } from './MessageFacts';
import { OutboxList } from './OutboxList';
import * as styles from './Pane.css';
import { Scope } from './Scope';
import { Thread } from './Thread';
import { ThreadSkeleton } from './ThreadSkeleton';
import { useKeptBottom } from './useKeptBottom';
import { useOpenFor } from './useOpenFor';
import type { Open } from './useOpenMessage';

export interface OpenMessageProps extends Open {
  /** Whether a search found the message: the conversation opens at it, and it is marked. */
  isFound: boolean;
  /** On a phone, what stands above the messages takes as few lines as it can. */
  isTight: boolean;
  onEscape: () => void;
}

/** From this width in text sizes, the person stands beside the conversation. */
const WIDE_EM = 50;

/**
 * The conversation first, the composer docked below it, and the person beside it or, on narrow panes, folded above.
 *
 * The pane and its buttons stay when the next conversation opens: making them again would take as long as its messages.
 */
export function OpenMessage({ message, conversation, isFound, isTight, onEscape }: OpenMessageProps) {
  const { person } = useStrings(threadStrings);
  const [pane, box] = useBox();
  const dock = useRef<HTMLDivElement>(null);
  const opened = `${message.conversationId} ${isFound ? message.id : ''}`;
  const [everywhere, setEverywhere] = useOpenFor(opened);
  const isWide = box !== null && box.width >= WIDE_EM * box.em;
  const scope = message.contact !== null && <Scope isEverywhere={everywhere} onChange={setEverywhere} />;
  usePreloads();
  return (
    <div ref={pane} className={styles.pane} data-wide={isWide || undefined} data-tight={isTight || undefined}>
      <div className={styles.conversation}>
        <div className={styles.top}>
          <MessageActions message={conversation} />
          <MessageFacts message={conversation} />
          {!isWide && (
            <div className={styles.context}>
              <FoldedPerson key={opened} message={message} isTight={isTight} />
              {isTight && scope}
            </div>
          )}
        </div>
        <Messages
          key={opened}
          message={message}
          isFound={isFound}
          isEverywhere={everywhere}
          scope={!isTight && scope}
          dock={dock}
          onEscape={onEscape}
        />
        <div ref={dock} className={styles.dock}>
          <Later key={opened}>
            <Dock message={message} isFound={isFound} />
          </Later>
        </div>
      </div>
      {isWide && (
        <aside className={styles.person} aria-label={person}>
          <Suspense key={opened} fallback={null}>
            <Later>
              <PersonAside message={message} isNamed />
            </Later>
          </Suspense>
        </aside>
      )}
    </div>
  );
}

function usePreloads(): void {
  useEffect(() => {
    void PersonAside.preload();
    void PersonThread.preload();
    void AttachmentList.preload();
    void MessageNotes.preload();
    void Reactions.preload();
  }, []);
}

/** What is read comes first; the reply and the person follow in a moment, without holding up a key. */
function Later({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) && children;
}

function FoldedPerson({ message, isTight }: Pick<OpenMessageProps, 'message' | 'isTight'>) {
  const words = useStrings(messageStrings);
  const { personOf } = useStrings(threadStrings);
  const { contact } = message;
  const title = contact === null ? words.noContact : isTight ? contact.name : personOf({ name: contact.name });
  return (
    <Disclosure title={title} headingLevel="none" size="small">
      <Stack gap="md">
        <Suspense fallback={null}>
          <Later>
            <PersonAside message={message} isNamed={contact !== null} />
          </Later>
        </Suspense>
      </Stack>
    </Disclosure>
  );
}

interface MessagesProps extends Pick<OpenMessageProps, 'message' | 'isFound' | 'onEscape'> {
  /** Whether everything with the contact is shown, across channels. */
  isEverywhere: boolean;
  /** Switches that, where it scrolls with the messages. */
  scope: ReactNode;
  dock: RefObject<HTMLElement | null>;
}

function Messages({ message, isFound, isEverywhere, scope, dock, onEscape }: MessagesProps) {
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

/** What is on its way out, suggestions, and the reply. */
function Dock({ message, isFound }: Pick<OpenMessageProps, 'message' | 'isFound'>) {
  return (
    <>
      <OutboxList conversationId={message.conversationId} />
      {message.contact && (
        <Suspense fallback={null}>
          {message.direction === 'inbound' && !isFound && (
            <SuggestionChips
              messageId={message.id}
              onUse={(content) => writeInComposer(message.conversationId, { text: content, html: null })}
            />
          )}
          <Composer
            conversationId={message.conversationId}
            channel={message.channel}
            contact={message.contact}
            subject={message.subject}
          />
        </Suspense>
      )}
    </>
  );
}
