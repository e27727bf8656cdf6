import {
  cancelOutboxEntry,
  getDraft,
  getGetDraftKey,
  getListConversationOutboxKey,
  type OutboxEntry,
  putDraft,
} from '@concordia/api-client';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { addressingOf } from './addressing';
import { together } from './draftKeeper';
import { isDeskOpen, writeInComposer } from './focus';

/**
 * Unsends a queued message. Its text and files return to the reply of its own conversation, even if another one is open.
 * Rejects if the message has been sent already.
 */
export function useTakeBack(): (entry: Pick<OutboxEntry, 'id'>, conversationId: string) => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async ({ id }, conversationId) => {
      const { content, html, subject, attachments, recipients } = await cancelOutboxEntry(id);
      const sent = recipients && { recipients, subject };
      void mutate(getListConversationOutboxKey(conversationId));
      if (isDeskOpen(conversationId)) {
        writeInComposer(conversationId, { text: content, html }, attachments, sent);
        return;
      }
      const kept = await getDraft(conversationId);
      const whole = together(kept, { content, html });
      const attachmentIds = [...kept.attachments, ...attachments].map((file) => file.id);
      const draft = await putDraft(conversationId, {
        ...whole,
        subject,
        ...(sent && { addressing: addressingOf(sent) }),
        attachmentIds,
        version: kept.version,
      });
      await mutate(getGetDraftKey(conversationId), draft, { revalidate: false });
    },
    [mutate],
  );
}
