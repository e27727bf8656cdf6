import { createHash } from 'node:crypto';
import type { MailAddress } from './types.js';

export interface DedupeFacts {
  messageId: string | null;
  from: MailAddress | null;
  to: MailAddress[];
  /** ms since the epoch. */
  date: number | null;
  subject: string | null;
  text: string;
}

const PREFIX = /^(?:(?:re|fwd?|aw|wg|antw|sv|vs|tr|rv|rif|i|enc|res)(?:\[\d+\]|\(\d+\))?\s*:|\[[^\]]{1,60}\])\s*/i;

/**
 * The same message kept twice (two exports, a list copy, the sent copy) has one key; two messages have two, even when a broken program gave
 * both the same Message-ID.
 *
 * @returns SHA-256 in hex over Message-ID, sender, second and bare subject; without a date the text joins in; without a Message-ID the key
 *   is made of sender, recipients, date, subject and text.
 */
export function dedupeKeyOf(facts: DedupeFacts): string {
  const second = facts.date === null ? '' : String(Math.floor(facts.date / 1000));
  const from = facts.from?.address ?? facts.from?.name ?? '';
  const subject = bareSubject(facts.subject ?? '').toLowerCase();
  if (facts.messageId !== null) {
    const body = facts.date === null ? sha256(squeezed(facts.text)) : '';
    return sha256(['id', facts.messageId, from, second, subject, body].join('\n'));
  }
  const to = facts.to.map((mailbox) => mailbox.address ?? '').sort();
  return sha256(['no-id', from, to.join(','), second, subject, sha256(squeezed(facts.text))].join('\n'));
}

/** The subject without reply and forward prefixes of several languages and without list tags in brackets. */
export function bareSubject(subject: string): string {
  let rest = subject.trim();
  for (let i = 0; i < 20; i++) {
    const next = rest.replace(PREFIX, '').trim();
    if (next === rest || next === '') break;
    rest = next;
  }
  return rest;
}

function squeezed(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
