import { useListConversationOutbox } from '@concordia/api-client';
import { Suspense, useEffect } from 'react';
import { OutboxRows } from './lazy';

/** What of ours has not left this conversation yet: soon, at its time, or not at all. Nothing is shown while nothing waits. */
export function OutboxList({ conversationId }: { conversationId: string }) {
  const { data, mutate } = useListConversationOutbox(conversationId);
  // Who sends can take it back for some seconds, and should not have to wait for the button.
  useEffect(() => void OutboxRows.preload(), []);
  // What became a message stands in the thread, with its receipt.
  const waiting =
    data?.filter(({ state, messageId }) => messageId === null && state !== 'sent' && state !== 'cancelled') ?? [];
  if (waiting.length === 0) return null;
  return (
    <Suspense>
      <OutboxRows
        entries={waiting}
        conversationId={conversationId}
        onChange={async () => {
          await mutate();
        }}
      />
    </Suspense>
  );
}
