import type { MessageDetail as Message } from '@concordia/api-client';
import { Suspense, useEffect, useState } from 'react';
import { ToggleButtonGroup } from '../../../components/ButtonGroup';
import { Stack } from '../../../components/Stack';
import { useStrings } from '../../../locale';
import { messageStrings } from '../../../strings/message';
import { threadStrings } from '../../../strings/thread';
import { text } from '../../../theme';
import { writeInComposer } from '../Composer/focus';
import type { DeskItem } from '../messages/deskItem';
import { ContactHead } from './ContactHead';
import { Composer, PersonThread, Suggestions } from './lazy';
import { MessageActions } from './MessageActions';
import * as styles from './MessageDetail.css';
import { MessageFacts } from './MessageFacts';
import { MessageOffers } from './MessageOffers';
import { OutboxList } from './OutboxList';
import { Thread } from './Thread';
import { ThreadSkeleton } from './ThreadSkeleton';

export interface OpenMessageProps {
  message: Message;
  /** The whole conversation; its actions apply to all of it. */
  conversation: DeskItem;
  onEscape: () => void;
}

export function OpenMessage({ message, conversation, onEscape }: OpenMessageProps) {
  const words = useStrings(messageStrings);
  return (
    <div className={styles.content}>
      <MessageActions message={conversation} />
      <MessageFacts message={message} />
      {message.contact ? (
        <ContactHead contact={message.contact} />
      ) : (
        <p className={text({ style: 'dense', tone: 'muted' })}>{words.noContact}</p>
      )}
      <MessageOffers message={message} />
      {message.contact && (
        <Suspense fallback={<ThreadSkeleton />}>
          <Composer
            conversationId={message.conversationId}
            channel={message.channel}
            contact={message.contact}
            subject={message.subject}
          />
          {message.direction === 'inbound' && (
            <Suggestions messageId={message.id} onUse={(content) => writeInComposer(message.conversationId, content)} />
          )}
        </Suspense>
      )}
      <OutboxList conversationId={message.conversationId} />
      <Messages message={message} onEscape={onEscape} />
    </div>
  );
}

function Messages({ message, onEscape }: Omit<OpenMessageProps, 'conversation'>) {
  const words = useStrings(threadStrings);
  const [scope, setScope] = useState<'conversation' | 'everywhere'>('conversation');
  const contactId = message.contact?.id;
  useEffect(() => void PersonThread.preload(), []);
  return (
    <Stack gap="sm">
      {contactId !== undefined && (
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
      )}
      {scope === 'everywhere' && contactId !== undefined ? (
        <Suspense fallback={<ThreadSkeleton />}>
          <PersonThread contactId={contactId} messageId={message.id} onEscape={onEscape} />
        </Suspense>
      ) : (
        <Thread conversationId={message.conversationId} messageId={message.id} onEscape={onEscape} />
      )}
    </Stack>
  );
}
