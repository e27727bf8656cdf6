import { type MailAddress, type ParsedMail, readSignature, type SignatureFacts } from '@concordia/channels/email';
import { type Direction, preview } from '@concordia/domain';
import { messageSentiment } from '@concordia/domain/sentiment';
import type { ContactCard, Counterpart, ImportedAttachment, ImportedMail, Mailbox } from './imported-mail.js';

/** Stored recipients per message; nobody reads the ten thousand of a mass mailing. */
const KEPT_RECIPIENTS = 200;
const MAX_SUBJECT = 998;
const NO_SENTIMENT = { label: 'unknown', compound: null } as const;

export interface ReadingContext {
  readonly isOwn: (address: string) => boolean;
  /** When the previous message was sent; used for undated ones. */
  readonly sentAtBefore: number | null;
  /** Last resort: when the import started. */
  readonly fallbackSentAt: number;
}

export interface MailPlace {
  readonly ordinal: number;
  readonly position: number;
  readonly file: string | null;
}

/** Maps a parsed email to its stored form, from the owner's point of view. Pure. */
export function toImported(
  mail: ParsedMail,
  attachments: readonly ImportedAttachment[],
  place: MailPlace,
  context: ReadingContext,
): ImportedMail {
  const direction = directionOf(mail, context);
  const sentiment =
    mail.kind === 'personal' && direction === 'inbound' ? messageSentiment(mail.visibleText) : NO_SENTIMENT;
  return {
    kind: 'mail',
    ...place,
    dedupeKey: mail.dedupeKey,
    links: {
      messageId: mail.messageId,
      inReplyTo: mail.inReplyTo === null ? [] : [mail.inReplyTo],
      references: mail.references,
    },
    mailKind: mail.kind,
    direction,
    addressed: addressedAs(mail, direction, context),
    counterpart: counterpartOf(mail, direction, context),
    sentAt: mail.date ?? context.sentAtBefore ?? context.fallbackSentAt,
    sentAtKnown: mail.date !== null,
    subject: mail.subject?.slice(0, MAX_SUBJECT) ?? null,
    excerpt: preview(mail.visibleText),
    sentiment,
    archiveIsRead: mail.flags.seen,
    archiveIsInInbox: mail.flags.inInbox,
    text: mail.visibleText,
    quotedText: mail.quotedText,
    signature: mail.signature,
    trace: mail.trace,
    html: mail.html,
    remoteContentCount: mail.remoteContentCount,
    from: mailbox(mail.from),
    to: mail.to.slice(0, KEPT_RECIPIENTS).map(mailbox),
    cc: mail.cc.slice(0, KEPT_RECIPIENTS).map(mailbox),
    bcc: mail.bcc.slice(0, KEPT_RECIPIENTS).map(mailbox),
    replyTo: mail.replyTo.slice(0, KEPT_RECIPIENTS).map(mailbox),
    mailingList: listOf(mail),
    attachments,
  };
}

function listOf({ original, listPost, listId }: ParsedMail): ImportedMail['mailingList'] {
  if (original.length === 0 && listPost === null && listId === null) return null;
  return { original: original.map(mailbox), listPost, listId };
}

/** Outbound if our addresses wrote it or it was in a sent folder: owners do not always list every address they use. */
function directionOf(mail: ParsedMail, { isOwn }: ReadingContext): Direction {
  const from = mail.from?.address ?? null;
  return mail.flags.folder === 'sent' || (from !== null && isOwn(from)) ? 'outbound' : 'inbound';
}

function addressedAs(
  mail: ParsedMail,
  direction: Direction,
  { isOwn }: ReadingContext,
): 'direct' | 'copied' | 'unknown' {
  if (direction === 'outbound') return 'unknown';
  const names = (list: MailAddress[]) => list.some(({ address }) => address !== null && isOwn(address));
  if (names(mail.to)) return 'direct';
  return names(mail.cc) ? 'copied' : 'unknown';
}

/** The sender of inbound email, or the first recipient of outbound email. */
function counterpartOf(mail: ParsedMail, direction: Direction, { isOwn }: ReadingContext): Counterpart | null {
  if (direction === 'inbound') {
    const address = mail.from?.address ?? null;
    if (address === null || isOwn(address)) return null;
    const card = mail.kind === 'personal' && mail.from ? cardOf(readSignature(mail.signature, mail.from)) : null;
    return { address, name: personName(mail.from?.name ?? null), card };
  }
  const recipient = [...mail.to, ...mail.cc, ...mail.bcc].find(({ address }) => address !== null && !isOwn(address));
  return recipient?.address ? { address: recipient.address, name: personName(recipient.name), card: null } : null;
}

/** Turns the directory form "Costa, Bruno" into "Bruno Costa". Requires exactly one comma, so that company names are kept. */
export function personName(name: string | null): string | null {
  if (name === null || name.includes('@')) return null;
  const turned = /^([\p{L}'’ -]{2,40}),\s*([\p{L}'’. -]{2,40})$/u.exec(name);
  const isCompany = /\b(?:inc|ltd|llc|gmbh|corp|co|ag|sa|bv)\b\.?\s*$/i.test(name);
  return turned && !isCompany ? `${turned[2]} ${turned[1]}` : name;
}

function cardOf(facts: SignatureFacts): ContactCard | null {
  const { name, title, company, linkedinUrl } = facts;
  const phone = facts.phones[0] ?? null;
  return [name, title, company, phone, linkedinUrl].every((fact) => fact === null)
    ? null
    : { name, title, company, phone, linkedinUrl };
}

function mailbox(address: MailAddress | null): Mailbox {
  return { name: address?.name ?? null, address: address?.address ?? null };
}
