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
  /** The message's text; only its beginning is looked at. */
  readonly text: string;
  /** Called only where the envelope does not tell copies apart: hashing a body is the costly part. */
  readonly bodyHash: () => string;
}

// A separator that no header can contain.
const SEPARATOR = '\u001f';

/**
 * How many letters of a text tell one message from another; lists put their footers behind them. A text that is shorter than this shows
 * twice when it came back from a list, which is better than two messages shown once.
 */
const OPENING_LETTERS = 32;

/** How far to look for them, in UTF-16 units. */
const OPENING_REACH = 1_000;

/** The first letters and digits of a text, whatever white space, wrapping and marks a program on the way put between them. */
function openingOf(text: string): string {
  const letters = text.slice(0, OPENING_REACH).match(/[\p{L}\p{N}]/gu) ?? [];
  return letters.slice(0, OPENING_LETTERS).join('');
}

/**
 * What to hash for a message's dedupe key: the same for every copy of it, different for different messages.
 *
 * A Message-ID alone will not do, since broken programs repeat theirs, some together with subject and second: sender, second, base subject
 * and the text's opening stand beside it. A copy that came through a mailing list has another subject prefix, so prefixes do not count, and
 * a footer, so the text's end does not either; the date counts in whole seconds, as headers give it. Without a date or a Message-ID the
 * whole body has to tell.
 */
export function dedupeMaterial(mail: MailIdentity): string {
  const subject = baseSubject(mail.subject ?? '');
  const second = mail.sentAt === null ? '' : String(Math.floor(mail.sentAt / 1_000));
  const from = mail.from ?? '';
  if (mail.messageId === null) {
    return ['no-id', from, mail.to.toSorted().join(','), second, subject, mail.bodyHash()].join(SEPARATOR);
  }
  const body = mail.sentAt === null ? mail.bodyHash() : openingOf(mail.text);
  return ['id', mail.messageId, from, second, subject, body].join(SEPARATOR);
}
