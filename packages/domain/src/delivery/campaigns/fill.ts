import { type CannedReplyFacts, fillCannedReply } from '../../inbox/canned-replies/fill.js';

/**
 * The text of a variant for one reader. `{name}` is the name by which they are known; the other gaps are those of canned replies.
 *
 * @returns `null` where something that fills a gap is not known: a message that says "Hello ," is not sent.
 */
export function fillVariant(text: string, facts: CannedReplyFacts & { readonly contactName: string }): string | null {
  // What is filled in is not read for gaps again.
  const parts = text.split('{name}').map((part) => fillCannedReply(part, facts));
  return parts.some(({ missing }) => missing.length > 0)
    ? null
    : parts.map((part) => part.text).join(facts.contactName);
}
