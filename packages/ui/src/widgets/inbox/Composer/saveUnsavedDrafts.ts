import { HttpError, putDraft } from '@concordia/api-client';
import { isDeskOpen } from './focus';
import { rememberDraft, unsavedDraft, unsavedDrafts } from './unsavedDraft';

/**
 * Saves the drafts that the browser kept, except that of the open conversation, which its composer saves. One that somebody changed meanwhile stays:
 * the composer shows both when the conversation is opened. Never rejects.
 */
export async function saveUnsavedDrafts(): Promise<void> {
  for (const conversationId of unsavedDrafts()) {
    const unsaved = isDeskOpen(conversationId) ? null : unsavedDraft(conversationId);
    if (unsaved !== null) {
      const { content, html, subject, addressing, attachments } = unsaved.text;
      const attachmentIds = attachments.map(({ id }) => id);
      try {
        await putDraft(conversationId, { content, html, subject, addressing, attachmentIds, version: unsaved.version });
        rememberDraft(conversationId, null);
      } catch (problem) {
        if (!(problem instanceof HttpError)) return;
      }
    }
  }
}
