import { baseSubject } from '../../shared/text/subject.js';

export interface MailIdentity {
  /** Without angle brackets; `null` if missing. */
  readonly messageId: string | null;
  /** The first From address in the form of `normalizeAddress`, or `null`. */
  readonly from: string | null;
  /** To addresses in the same form. */
  readonly to: readonly string[];
  /** ms since the epoch, or `null`. */
  readonly sentAt: number | null;
  readonly subject: string | null;
  /** The text without quotes and signature. */
  readonly text: string;
  /** Called only if the envelope is not enough to identify copies: hashing a body is expensive. */
  readonly bodyHash: () => string;
}

// A separator that no header can contain.
const SEPARATOR = '\u001f';

/** Starts a footer added in transit: `-- `, or a rule. Lists and programs leave the text above it unchanged. */
const FOOTER_RULE = /^(?:--[ \t]*|[-_=*]{5,})\r?$/m;

/**
 * The letters and digits of a text, regardless of white space, wrapping and marks added in transit. Ignores a footer below a rule. A footer without a
 * rule counts: its copy then shows twice, which is better than showing two messages as one.
 */
function contentOf(text: string): string {
  const footer = text.search(FOOTER_RULE);
  return (footer < 0 ? text : text.slice(0, footer)).replace(/[^\p{L}\p{N}]+/gu, '');
}

/**
 * The text to hash for a message's dedupe key: equal for every copy, different for different messages.
 *
 * A Message-ID alone is not enough, since broken programs repeat theirs, some even with subject and second. Sender, second, base subject and content
 * are added. A copy from a mailing list has another subject prefix and a footer, so these are ignored; the date counts in whole seconds, as in
 * headers. Without a date or a Message-ID, the whole body is used.
 */
export function dedupeMaterial(mail: MailIdentity): string {
  const subject = baseSubject(mail.subject ?? '');
  const second = mail.sentAt === null ? '' : String(Math.floor(mail.sentAt / 1_000));
  const from = mail.from ?? '';
  if (mail.messageId === null) {
    return ['no-id', from, mail.to.toSorted().join(','), second, subject, mail.bodyHash()].join(SEPARATOR);
  }
  const body = mail.sentAt === null ? mail.bodyHash() : contentOf(mail.text);
  return ['id', mail.messageId, from, second, subject, body].join(SEPARATOR);
}
