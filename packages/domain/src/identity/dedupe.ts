import { baseSubject } from '../text/subject.js';

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
  /** Called only where the envelope does not tell copies apart: hashing a body is the costly part. */
  readonly bodyHash: () => string;
}

// A separator that no header can contain.
const SEPARATOR = '\u001f';

/**
 * What to hash for a message's dedupe key: the same for every copy of it, different for different messages.
 *
 * A Message-ID alone will not do, since broken programs repeat theirs: sender, second and base subject stand beside it. A copy that came
 * through a mailing list has another subject prefix, so prefixes do not count; the date counts in whole seconds, as headers give it. Without a
 * date or a Message-ID the body has to tell.
 */
export function dedupeMaterial(mail: MailIdentity): string {
  const subject = baseSubject(mail.subject ?? '');
  const second = mail.sentAt === null ? '' : String(Math.floor(mail.sentAt / 1_000));
  const from = mail.from ?? '';
  if (mail.messageId === null) {
    return ['no-id', from, mail.to.toSorted().join(','), second, subject, mail.bodyHash()].join(SEPARATOR);
  }
  const parts = ['id', mail.messageId, from, second, subject];
  return (mail.sentAt === null ? [...parts, mail.bodyHash()] : parts).join(SEPARATOR);
}
