import { useListConversationOutbox } from '@concordia/api-client';
import { Suspense, useEffect } from 'react';
import { OutboxRows } from './lazy';

/** Outgoing messages of this conversation that are waiting, scheduled or failed. Renders nothing if there are none. */
export function OutboxList({ conversationId }: { conversationId: string }) {
  const { data, mutate } = useListConversationOutbox(conversationId);
  // Preloaded: undo is possible only for some seconds after sending, so its button must not wait.
  useEffect(() => void OutboxRows.preload(), []);
  // Sent entries appear in the thread, with their receipt.
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
