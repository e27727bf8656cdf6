import { type CannedReplyFacts, fillCannedReply } from '../../inbox/canned-replies/fill.js';

/**
 * Fills a variant for one recipient. `{name}` is their display name; the other placeholders are those of canned replies.
 *
 * @returns `null` if a placeholder has no value: a message that says "Hello ," is not sent.
 */
export function fillVariant(text: string, facts: CannedReplyFacts & { readonly contactName: string }): string | null {
  // Inserted values are not scanned for placeholders.
  const parts = text.split('{name}').map((part) => fillCannedReply(part, facts));
  return parts.some(({ missing }) => missing.length > 0)
    ? null
    : parts.map((part) => part.text).join(facts.contactName);
}
