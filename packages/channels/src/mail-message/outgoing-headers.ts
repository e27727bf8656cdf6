import { SYSTEM_MAIL_HEADER } from '../email/types.js';
import type { OutgoingMessage } from '../port/adapter.js';
import { bracketed } from './message-id.js';

export interface MailHeader {
  readonly name: string;
  readonly value: string;
}

/** References beyond these are left out from the middle: the oldest names the thread, the newest the answered message. */
const MOST_REFERENCES = 30;

/** What the message answers, oldest first and the answered one last, each once. */
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
 * The headers by which an answer finds its thread (RFC 5322, 3.6.4), and those of automatic mail: how one click ends it (RFC 2369,
 * RFC 8058), that no machine should answer (RFC 3834), and the mark of system mail.
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

/** What stands in the subject of a message that was given none. */
export const subjectOf = ({ subject }: OutgoingMessage): string =>
  subject?.replace(/\s+/g, ' ').trim() || '(no subject)';
