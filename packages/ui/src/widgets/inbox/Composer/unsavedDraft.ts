import type { UnsavedDraft } from './draftKeeper';

const PREFIX = 'concordia_draft_1:';

/** What the browser keeps of a conversation's draft because the server does not have it; `null` if nothing. */
export function unsavedDraft(conversationId: string): UnsavedDraft | null {
  try {
    const text = localStorage.getItem(PREFIX + conversationId);
    // Unchecked, as with `response.json()`: this module wrote it.
    const unsaved: UnsavedDraft | null = text === null ? null : JSON.parse(text);
    // Kept before drafts had recipients.
    return unsaved && { ...unsaved, text: { ...unsaved.text, addressing: unsaved.text.addressing ?? null } };
  } catch {
    return null;
  }
}

/** @param unsaved `null` removes it. */
export function rememberDraft(conversationId: string, unsaved: UnsavedDraft | null): void {
  try {
    if (unsaved === null) localStorage.removeItem(PREFIX + conversationId);
    else localStorage.setItem(PREFIX + conversationId, JSON.stringify(unsaved));
  } catch {
    // Storage is full or blocked: the text stays in the open page.
  }
}

/** Conversations whose drafts the server does not have. */
export const unsavedDrafts = (): string[] =>
  Object.keys(localStorage).flatMap((key) => (key.startsWith(PREFIX) ? key.slice(PREFIX.length) : []));
