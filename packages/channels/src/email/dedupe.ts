import { createHash } from 'node:crypto';
import { dedupeMaterial } from '@concordia/domain';
import type { MailAddress } from './types.js';

export interface DedupeFacts {
  messageId: string | null;
  from: MailAddress | null;
  to: MailAddress[];
  /** ms since the epoch. */
  date: number | null;
  subject: string | null;
  text: string;
  /** The text without quotes and signature. */
  visibleText: string;
}

/** A key shared by all copies of a message and by no other, by the domain's rule: SHA-256 in hex. */
export function dedupeKeyOf(facts: DedupeFacts): string {
  const material = dedupeMaterial({
    messageId: facts.messageId,
    from: facts.from?.address ?? facts.from?.name ?? null,
    to: facts.to.map((mailbox) => mailbox.address).filter((address) => address !== null),
    sentAt: facts.date,
    subject: facts.subject,
    text: facts.visibleText,
    bodyHash: () => sha256(facts.text.replace(/\s+/g, ' ').trim()),
  });
  return sha256(material);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
