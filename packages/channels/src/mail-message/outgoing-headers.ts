import { SYSTEM_MAIL_HEADER } from '../email/types.js';
import type { OutgoingMessage } from '../port/adapter.js';
import { bracketed } from './message-id.js';

export interface MailHeader {
  readonly name: string;
  readonly value: string;
}

/** Further references are dropped from the middle: the oldest names the thread, the newest the replied-to message. */
const MOST_REFERENCES = 30;

/** The references, oldest first and the replied-to message last, without duplicates. */
export function referencesOf({ answers }: OutgoingMessage): readonly string[] {
  if (answers === null || answers === undefined) return [];
  const all = [...new Set([...answers.references, answers.providerMessageId].map(bracketed))];
  const ordered = [
    ...all.filter((id) => id !== bracketed(answers.providerMessageId)),
    bracketed(answers.providerMessageId),
  ];
  return ordered.length <= MOST_REFERENCES ? ordered : [...ordered.slice(0, 1), ...ordered.slice(1 - MOST_REFERENCES)];
}

/**
 * The threading headers (RFC 5322, 3.6.4), and those of automated email: one-click unsubscribe (RFC 2369, RFC 8058), no automatic replies (RFC 3834),
 * and the mark of system email.
 */
export function threadHeadersOf(message: OutgoingMessage): readonly MailHeader[] {
  const references = referencesOf(message);
  const unsubscribe = message.unsubscribeUrl ?? null;
  return [
    ...(references.length === 0
      ? []
      : [
          { name: 'In-Reply-To', value: references.at(-1) ?? '' },
          { name: 'References', value: references.join(' ') },
        ]),
    ...(unsubscribe === null
      ? []
      : [
          { name: 'List-Unsubscribe', value: `<${unsubscribe.replace(/[\s<>]/g, encodeURIComponent)}>` },
          { name: 'List-Unsubscribe-Post', value: 'List-Unsubscribe=One-Click' },
        ]),
    ...(message.isSystemMail === true ? [{ name: SYSTEM_MAIL_HEADER, value: message.idempotencyKey }] : []),
    ...(unsubscribe !== null || message.isSystemMail === true
      ? [{ name: 'Auto-Submitted', value: 'auto-generated' }]
      : []),
  ];
}

export const subjectOf = ({ subject }: OutgoingMessage): string =>
  subject?.replace(/\s+/g, ' ').trim() || '(no subject)';
