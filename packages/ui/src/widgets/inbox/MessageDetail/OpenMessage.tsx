import { type RefObject, Suspense, useDeferredValue, useEffect, useRef, useState } from 'react';
import { ToggleButtonGroup } from '../../../components/ButtonGroup';
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
import { Thread } from './Thread';
import { ThreadSkeleton } from './ThreadSkeleton';
import { useKeptBottom } from './useKeptBottom';
import type { Open } from './useOpenMessage';

export interface OpenMessageProps extends Open {
  /** Whether a search found the message: the conversation opens at it, and it is marked. */
  isFound: boolean;
  onEscape: () => void;
}

/** From this width in text sizes, the person stands beside the conversation. */
const WIDE_EM = 50;

/** The conversation first, the composer docked below it, and the person beside it or, on narrow panes, folded above. */
export function OpenMessage({ message, conversation, isFound, onEscape }: OpenMessageProps) {
  const words = useStrings(messageStrings);
  const { person, personOf } = useStrings(threadStrings);
  const [pane, box] = useBox();
  const dock = useRef<HTMLDivElement>(null);
  const isWide = box !== null && box.width >= WIDE_EM * box.em;
  const { contact } = message;
  // What is read comes first; the reply and the person follow in a moment, without holding up a key.
  const isSettled = useDeferredValue(true, false);
  useEffect(() => {
    void PersonAside.preload();
    void AttachmentList.preload();
    void MessageNotes.preload();
    void Reactions.preload();
  }, []);
  return (
    <div ref={pane} className={styles.pane} data-wide={isWide || undefined}>
      <div className={styles.conversation}>
        <div className={styles.top}>
          <MessageActions message={conversation} />
          <MessageFacts message={conversation} />
          {!isWide && (
            <Disclosure
              title={contact === null ? words.noContact : personOf({ name: contact.name })}
              headingLevel="none"
              size="small"
            >
              <Stack gap="md">
                <Suspense fallback={null}>
                  <PersonAside message={message} isNamed={contact !== null} />
                </Suspense>
              </Stack>
            </Disclosure>
          )}
        </div>
        <Messages message={message} isFound={isFound} dock={dock} onEscape={onEscape} />
        <div ref={dock} className={styles.dock}>
          {isSettled && <Dock message={message} isFound={isFound} />}
        </div>
      </div>
      {isWide && (
        <aside className={styles.person} aria-label={person}>
          <Suspense fallback={null}>{isSettled && <PersonAside message={message} isNamed />}</Suspense>
        </aside>
      )}
    </div>
  );
}

interface MessagesProps extends Pick<OpenMessageProps, 'message' | 'isFound' | 'onEscape'> {
  dock: RefObject<HTMLElement | null>;
}

function Messages({ message, isFound, dock, onEscape }: MessagesProps) {
  const words = useStrings(threadStrings);
  const [scope, setScope] = useState<'conversation' | 'everywhere'>('conversation');
  const contactId = message.contact?.id;
  const scroller = useScrollTabStop<HTMLDivElement>();
  useKeptBottom(scroller, dock);
  useEffect(() => void PersonThread.preload(), []);
  return (
    <div ref={scroller} className={styles.messages} role="group" aria-label={words.messages}>
      <div className={styles.measure}>
        {contactId !== undefined && (
          <div className={styles.scope}>
            <ToggleButtonGroup
              label={words.scope}
              size="small"
              value={scope}
              onChange={setScope}
              options={[
                { id: 'conversation', label: words.conversation },
                { id: 'everywhere', label: words.everywhere },
              ]}
            />
          </div>
        )}
        {scope === 'everywhere' && contactId !== undefined ? (
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
