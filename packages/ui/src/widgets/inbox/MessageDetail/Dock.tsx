import { Suspense } from 'react';
import { writeInComposer } from '../Composer/focus';
import { Composer, SuggestionChips } from './lazy';
import type { MessagesProps } from './Messages';
import { OutboxList } from './OutboxList';

/** What is on its way out, suggestions, and the reply. */
export function Dock({ message, isFound }: Pick<MessagesProps, 'message' | 'isFound'>) {
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
