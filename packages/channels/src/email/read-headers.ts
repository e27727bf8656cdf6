import { Buffer } from 'node:buffer';
import { parseMessageIds } from '@concordia/domain';
import { readTrace } from '@concordia/domain/selectors';
import { parseAddress, parseAddresses } from './addresses.js';
import { parseMailDate } from './dates.js';
import { envelopeDate } from './envelope.js';
import { readFlags } from './flags.js';
import { firstField, type HeaderBlock, readHeaderBlock } from './header-block.js';
import { decodeHeaderText } from './header-text.js';
import { classifyMail } from './kind.js';
import { type DateSource, type MailAddress, type MailHeaders, SYSTEM_MAIL_HEADER } from './types.js';

const MAX_REFERENCES = 200;
const MAX_SUBJECT = 2000;
const MAX_SENDING_KEY = 200;
const MAX_LIST_FIELD = 500;
/** Fields of one name that are read for the writer's machine, from the bottom, where the route began. */
const MAX_HOPS = 20;
/** In ms. A Date header later than the first receipt by more than this comes from a wrong clock or a spammer. */
const MAX_CLOCK_LEAD = 2 * 24 * 3600 * 1000;

/**
 * Reads only the header block of a message: cheap enough to run over a whole mailbox before an import.
 *
 * @param bytes the message, without an mbox From line.
 * @param fromLine the mbox envelope line, if any: the last fallback for a date.
 */
export function readHeaders(bytes: Uint8Array, fromLine?: string): MailHeaders {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return headersOf(readHeaderBlock(buffer, 0, buffer.length), fromLine);
}

export function headersOf(block: HeaderBlock, fromLine?: string): MailHeaders {
  const from = addresses(block, 'from');
  const sender = addresses(block, 'sender')[0] ?? null;
  const author = from.find((mailbox) => mailbox.address !== null) ?? (sender?.address ? sender : (from[0] ?? sender));
  const answered = messageIds(firstField(block, 'in-reply-to'));
  const inReplyTo = answered[0] ?? null;
  return {
    messageId: messageIdOf(firstField(block, 'message-id')),
    inReplyTo,
    references: referencesOf(block, answered),
    from: author,
    sender,
    replyTo: addresses(block, 'reply-to'),
    to: addresses(block, 'to'),
    cc: addresses(block, 'cc'),
    bcc: addresses(block, 'bcc'),
    ...listOf(block),
    subject: subjectOf(block),
    ...dateOf(block, fromLine),
    kind: classifyMail(block, author),
    flags: readFlags(block),
    deliveredTo: deliveredTo(block),
    sendingKey: sendingKeyOf(firstField(block, SYSTEM_MAIL_HEADER.toLowerCase())),
    trace: readTrace((name) => (block.fields.get(name) ?? []).slice(-MAX_HOPS).map(decodeHeaderText)),
  };
}

/** Headers of mailing lists, bounded: they are kept with the message. */
function listOf(block: HeaderBlock): Pick<MailHeaders, 'original' | 'listPost' | 'listId'> {
  const [from, sender] = [addresses(block, 'x-original-from'), addresses(block, 'x-original-sender')];
  const written = (name: string) => firstField(block, name)?.trim().slice(0, MAX_LIST_FIELD) || null;
  return {
    original: (from.length > 0 ? from : sender).slice(0, 5),
    listPost: written('list-post'),
    listId: written('list-id'),
  };
}

function addresses(block: HeaderBlock, name: string): MailAddress[] {
  const values = block.fields.get(name);
  return values ? parseAddresses(values.join(', ')) : [];
}

/** Accepts a Message-ID without brackets or an @ if it is one word. */
function messageIdOf(raw: string | null): string | null {
  const [id] = messageIds(raw);
  if (id !== undefined || raw === null) return id ?? null;
  const bare = raw
    .replace(/\([^()]{0,500}\)/g, '')
    .trim()
    .replace(/^<|>$/g, '');
  return bare !== '' && bare.length <= 900 && !/\s/.test(bare) ? bare : null;
}

function sendingKeyOf(raw: string | null): string | null {
  const key = raw?.trim() ?? '';
  return key !== '' && key.length <= MAX_SENDING_KEY && !/\s/.test(key) ? key : null;
}

const messageIds = (raw: string | null): string[] => parseMessageIds(raw ?? '');

/** Keeps both ends of a very long chain: the root identifies the conversation, the newest the replied-to message. */
function referencesOf(block: HeaderBlock, answered: readonly string[]): string[] {
  const ids = new Set([...(block.fields.get('references') ?? []).flatMap(messageIds), ...answered.toReversed()]);
  const all = [...ids];
  return all.length <= MAX_REFERENCES ? all : [...all.slice(0, 1), ...all.slice(1 - MAX_REFERENCES)];
}

function subjectOf(block: HeaderBlock): string | null {
  const raw = firstField(block, 'subject');
  const subject = raw === null ? '' : decodeHeaderText(raw.slice(0, MAX_SUBJECT * 8)).slice(0, MAX_SUBJECT);
  return subject === '' ? null : subject;
}

function dateOf(block: HeaderBlock, fromLine: string | undefined): { date: number | null; dateSource: DateSource } {
  const written = (block.fields.get('date') ?? []).map(parseMailDate).find((at) => at !== null) ?? null;
  const received = receivedAt(block);
  if (written !== null && (received === null || written - received <= MAX_CLOCK_LEAD))
    return { date: written, dateSource: 'header' };
  if (received !== null) return { date: received, dateSource: 'received' };
  const envelope = fromLine ? envelopeDate(fromLine) : null;
  return envelope === null ? { date: null, dateSource: 'none' } : { date: envelope, dateSource: 'envelope' };
}

/** The instant after the last semicolon of the newest Received field that has a readable one. */
function receivedAt(block: HeaderBlock): number | null {
  for (const value of (block.fields.get('received') ?? []).slice(0, 20)) {
    const at = parseMailDate(value.slice(value.lastIndexOf(';') + 1).trim());
    if (at !== null) return at;
  }
  return null;
}

function deliveredTo(block: HeaderBlock): string[] {
  const raw = ['delivered-to', 'x-original-to', 'envelope-to', 'x-delivered-to'].flatMap(
    (name) => block.fields.get(name) ?? [],
  );
  return [
    ...new Set(
      raw
        .slice(0, 50)
        .map((value) => parseAddress(value))
        .filter((address) => address !== null),
    ),
  ];
}
