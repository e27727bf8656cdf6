import { type ReactNode, Suspense, useDeferredValue, useEffect, useRef } from 'react';
import { useBox } from '../../../components/Chart/useBox';
import { Disclosure } from '../../../components/Disclosure';
import { Stack } from '../../../components/Stack';
import { useStrings } from '../../../locale';
import { messageStrings } from '../../../strings/message';
import { threadStrings } from '../../../strings/thread';
import { Dock } from './Dock';
import { AttachmentList, MessageNotes, PersonAside, PersonThread, Reactions } from './lazy';
import { MessageActions } from './MessageActions';
import { MessageFacts } from './MessageFacts';
import { Messages } from './Messages';
import * as styles from './Pane.css';
import { Scope } from './Scope';
import { useOpenFor } from './useOpenFor';
import type { Open } from './useOpenMessage';

export interface OpenMessageProps extends Open {
  /** Whether a search found the message: the conversation opens at it, and it is marked. */
  isFound: boolean;
  /** On a phone, what stands above the messages takes as few lines as it can. */
  isNarrow: boolean;
  onEscape: () => void;
}

/** From this width in text sizes, the person stands beside the conversation. */
const WIDE_EM = 50;

/**
 * The conversation first, the composer docked below it, and the person beside it or, on narrow panes, folded above.
 *
 * The pane and its buttons stay when the next conversation opens: making them again would take as long as its messages.
 */
export function OpenMessage({ message, conversation, isFound, isNarrow, onEscape }: OpenMessageProps) {
  const { person } = useStrings(threadStrings);
  const [pane, box] = useBox();
  const dock = useRef<HTMLDivElement>(null);
  const opened = `${message.conversationId} ${isFound ? message.id : ''}`;
  const [everywhere, setEverywhere] = useOpenFor(opened);
  const isWide = box !== null && box.width >= WIDE_EM * box.em;
  const scope = message.contact !== null && <Scope isEverywhere={everywhere} onChange={setEverywhere} />;
  usePreloads();
  return (
    <div ref={pane} className={styles.pane} data-wide={isWide || undefined} data-narrow={isNarrow || undefined}>
      <div className={styles.conversation}>
        <div className={styles.top}>
          <MessageActions message={conversation} />
          <MessageFacts message={conversation} />
          {!isWide && (
            <div className={styles.context}>
              <FoldedPerson key={opened} message={message} isNarrow={isNarrow} />
              {isNarrow && scope}
            </div>
          )}
        </div>
        <Messages
          key={opened}
          message={message}
          isFound={isFound}
          isEverywhere={everywhere}
          scope={!isNarrow && scope}
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

function FoldedPerson({ message, isNarrow }: Pick<OpenMessageProps, 'message' | 'isNarrow'>) {
  const words = useStrings(messageStrings);
  const { personOf } = useStrings(threadStrings);
  const { contact } = message;
  const title = contact === null ? words.noContact : isNarrow ? contact.name : personOf({ name: contact.name });
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
