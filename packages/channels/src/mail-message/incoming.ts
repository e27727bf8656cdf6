import { createHash } from 'node:crypto';
import { DAY, MINUTE, safeFileName } from '@concordia/domain';
import { dedupeKeyOf } from '../email/dedupe.js';
import { decodeWords } from '../email/header-text.js';
import { htmlToText } from '../email/html-text.js';
import {
  foldQuotes,
  isForwardSubject,
  type MailAttachmentContent,
  type MailHeaders,
  parseMail,
  sanitizeMailHtml,
} from '../email/index.js';
import type { EventRecipients, InboundEvent, IncomingFile } from '../port/adapter.js';
import { embeddedPictures } from './pictures.js';

export interface MailPlace {
  /** The account, for {@link InboundEvent.account}. */
  readonly account: string;
  /** Our own addresses: email from them is an echo of one sent elsewhere. */
  readonly ownAddresses: readonly string[];
  /** The delivery recipient; distinguishes two deliveries of one email. `null` if unknown. */
  readonly recipient: string | null;
  /** ms since the epoch. */
  readonly receivedAt: number;
}

/** An email that the provider already parsed. */
export interface MailParts {
  readonly headers: MailHeaders;
  readonly text: string;
  readonly html: string | null;
  readonly files: readonly MailPartFile[];
}

export interface MailPartFile {
  readonly name: string;
  readonly contentType: string;
  /** Without angle brackets. */
  readonly contentId: string | null;
  readonly content: Uint8Array;
}

/** Maximum lead and lag of a credible Date header relative to the receipt, in ms. */
const LATEST_LEAD = 5 * MINUTE;
const LONGEST_WAY = 7 * DAY;

/** Recipients kept of each field. */
const MOST_RECIPIENTS = 100;

/**
 * Reads a raw message.
 *
 * @returns `null` if it is not an email; `'ignored'` if it has no sender, or is from us with no other recipient.
 */
export function readIncomingMail(bytes: Uint8Array, place: MailPlace): InboundEvent | 'ignored' | null {
  const files: IncomingFile[] = [];
  const pictures = embeddedPictures();
  const takeFile = (attachment: MailAttachmentContent): string | null => {
    const embedded = attachment.isInline ? pictures.take(attachment.contentType, attachment.content) : null;
    if (embedded === null) files.push(fileOf(attachment.fileName, attachment.contentType, attachment.content));
    return embedded;
  };
  const outcome = parseMail(bytes, { onAttachment: takeFile });
  if (!outcome.ok) return null;
  const { mail } = outcome;
  const messageId = mail.messageId ?? `${mail.dedupeKey}@no-message-id`;
  const { dedupeKey, visibleText, quotedText, signature, html } = mail;
  return eventOf(mail, { messageId, dedupeKey, text: visibleText, quotedText, signature, html, files }, place);
}

export function readMailParts({ headers, text, html, files }: MailParts, place: MailPlace): InboundEvent | 'ignored' {
  const pictures = embeddedPictures();
  const addresses = new Map<string, string>();
  const kept: IncomingFile[] = [];
  for (const { name, contentType, contentId, content } of files) {
    const isShown = contentId !== null && (html ?? '').includes(`cid:${contentId}`);
    const embedded = isShown ? pictures.take(contentType, content) : null;
    if (embedded === null || contentId === null) kept.push(fileOf(name, contentType, content));
    else addresses.set(contentId, embedded);
  }
  const safe =
    html === null
      ? null
      : sanitizeMailHtml(html, {
          resolveCid: (id) => addresses.get(id) ?? null,
          isForward: isForwardSubject(headers.subject),
        }).html;
  // HTML-only email: derive the text.
  const words = text.trim() === '' && html !== null ? htmlToText(html) : text.replace(/\r\n?/g, '\n');
  const { visible, quoted, signature } = foldQuotes(words, headers.subject);
  const messageId =
    headers.messageId ?? `${hash([headers.from?.address, headers.subject, headers.date, text])}@no-message-id`;
  const body = {
    messageId,
    dedupeKey: dedupeKeyOf({ ...headers, text: words, visibleText: visible }),
    text: visible,
    quotedText: quoted,
    signature,
    html: safe === '' ? null : safe,
    files: kept,
  };
  return eventOf(headers, body, place);
}

interface ReadBody {
  readonly messageId: string;
  readonly dedupeKey: string;
  readonly text: string;
  readonly quotedText: string | null;
  readonly signature: string | null;
  readonly html: string | null;
  readonly files: readonly IncomingFile[];
}

function eventOf(headers: MailHeaders, body: ReadBody, place: MailPlace): InboundEvent | 'ignored' {
  const { account, recipient, receivedAt } = place;
  const own = new Set(place.ownAddresses.map((address) => address.toLowerCase()));
  const author = headers.from;
  if (author === null || author.address === null) return 'ignored';
  const isEcho = own.has(author.address);
  const other = isEcho
    ? [...headers.to, ...headers.cc].find(({ address }) => address !== null && !own.has(address))
    : author;
  if (other === undefined || other.address === null) return 'ignored';
  return {
    kind: 'message',
    id: mailEventId(body.messageId, recipient, body.dedupeKey),
    account,
    channel: 'email',
    at: instantOf(headers.date, receivedAt),
    direction: isEcho ? 'outbound' : 'inbound',
    from: other.address,
    name: other.name,
    subject: headers.subject,
    inReplyTo: headers.inReplyTo,
    references: headers.references,
    trace: headers.trace,
    recipients: recipientsOf(headers, new Set([...own, ...(recipient === null ? [] : [recipient.toLowerCase()])])),
    isAutomatic: headers.kind !== 'personal',
    ...(headers.kind === 'bounce' && { isReport: true }),
    sendingKey: isEcho ? headers.sendingKey : null,
    ...body,
  };
}

function recipientsOf(headers: MailHeaders, own: ReadonlySet<string>): EventRecipients {
  const { to, cc, bcc, replyTo, original, listPost, listId } = headers;
  const names = (field: MailHeaders['to']) => field.some(({ address }) => address !== null && own.has(address));
  return {
    to: to.slice(0, MOST_RECIPIENTS),
    cc: cc.slice(0, MOST_RECIPIENTS),
    bcc: bcc.slice(0, MOST_RECIPIENTS),
    replyTo: replyTo.slice(0, MOST_RECIPIENTS),
    list: original.length > 0 || listPost !== null || listId !== null ? { original, listPost, listId } : null,
    addressed: names(to) ? 'direct' : names(cc) ? 'copied' : 'unknown',
  };
}

/**
 * The id of a delivery, at most 64 characters. Email has none, but the same content arrives under a Message-ID at a recipient only once.
 *
 * @param content distinguishes emails to which a broken program gave one Message-ID.
 */
export const mailEventId = (messageId: string, recipient: string | null, content: string): string =>
  hash([messageId, recipient?.toLowerCase() ?? null, content]);

/** The sender's own date, unless their clock is wrong. */
function instantOf(written: number | null, receivedAt: number): number {
  if (written === null || written > receivedAt + LATEST_LEAD || written < receivedAt - LONGEST_WAY) return receivedAt;
  return Math.min(written, receivedAt);
}

const fileOf = (name: string, contentType: string, content: Uint8Array): IncomingFile => ({
  kind: 'inline',
  name: safeFileName(decodeWords(name), 'attachment'),
  contentType,
  content,
});

const hash = (parts: readonly unknown[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex');
