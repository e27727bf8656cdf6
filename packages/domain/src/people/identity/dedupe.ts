import { baseSubject } from '../../shared/text/subject.js';

/** The parts of a message by which its copies are recognised. */
export interface MailIdentity {
  /** Without angle brackets; `null` when there is none. */
  readonly messageId: string | null;
  /** The first From address in the form of `normaliseAddress`, or `null`. */
  readonly from: string | null;
  /** To addresses in the same form. */
  readonly to: readonly string[];
  /** ms since the epoch, or `null`. */
  readonly sentAt: number | null;
  readonly subject: string | null;
  /** What the sender wrote: the message's text without quotes and signature. */
  readonly text: string;
  /** Called only where the envelope does not tell copies apart: hashing a body is the costly part. */
  readonly bodyHash: () => string;
}

// A separator that no header can contain.
const SEPARATOR = '\u001f';

/** The line above which a list or a program on the way leaves the text alone: `-- `, or a rule. */
const FOOTER_RULE = /^(?:--[ \t]*|[-_=*]{5,})\r?$/m;

/**
 * The letters and digits of a text, whatever white space, wrapping and marks a program on the way put between them. A footer below a rule
 * does not count. One without a rule does: its copy shows twice, which is better than two messages shown once.
 */
function contentOf(text: string): string {
  const footer = text.search(FOOTER_RULE);
  return (footer < 0 ? text : text.slice(0, footer)).replace(/[^\p{L}\p{N}]+/gu, '');
}

/**
 * What to hash for a message's dedupe key: the same for every copy of it, different for different messages.
 *
 * A Message-ID alone will not do, since broken programs repeat theirs, some together with subject and second: sender, second, base subject
 * and the content stand beside it. A copy that came through a mailing list has another subject prefix and a footer, so these do not count; the
 * date counts in whole seconds, as headers give it. Without a date or a Message-ID the whole body has to tell.
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
