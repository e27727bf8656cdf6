import { consentWord } from '@concordia/domain';
import { fieldOf, fieldsOf, type JsonFields, jsonOf, numberOf, textOf } from '../http/json.js';
import type {
  ChannelEnvelope,
  ChannelEvent,
  ConsentEvent,
  InboundEvent,
  IncomingFile,
  RawWebhook,
  ReceiptEvent,
} from '../port/adapter.js';
import { twilioFailure } from './errors.js';

const MOST_FILES = 10;

/** The kind of a webhook; a STOP message is both `message` and `consent`. */
type Kind = 'message' | 'consent' | 'status';

/**
 * Splits a form: an incoming message, an opt-out or opt-in in addition, or a status of a sent message.
 *
 * @param now Twilio sends no event time, so the time of first receipt is used.
 */
export function splitTwilio({ body }: RawWebhook, now: number): readonly ChannelEnvelope[] | null {
  const form = Object.fromEntries(new URLSearchParams(new TextDecoder().decode(body)));
  const sid = form.MessageSid ?? form.SmsSid ?? '';
  const account = form.AccountSid ?? '';
  if (!/^[A-Za-z0-9]{1,64}$/.test(sid) || !/^[A-Za-z0-9]{1,64}$/.test(account)) return null;
  const envelope = (kind: Kind, id: string): ChannelEnvelope => ({
    id,
    account,
    raw: JSON.stringify({ kind, at: now, form }),
  });
  if (form.MessageStatus !== undefined) return [envelope('status', `${sid}:${form.MessageStatus.slice(0, 30)}`)];
  const consent = keywordOf(form.OptOutType, form.Body ?? '');
  return consent === null
    ? [envelope('message', sid)]
    : [envelope('message', sid), envelope('consent', `${sid}:consent`)];
}

/** Reads the output of {@link splitTwilio}. */
export function parseTwilio(raw: string): ChannelEvent | 'ignored' | null {
  const envelope = fieldsOf(jsonOf(raw));
  const form = fieldOf(envelope, 'form');
  const at = numberOf(envelope, 'at');
  const account = textOf(form, 'AccountSid');
  const messageId = textOf(form, 'MessageSid') ?? textOf(form, 'SmsSid');
  if (at === null || account === null || messageId === null) return null;
  const base = { account, channel: 'sms', at, messageId } as const;
  switch (textOf(envelope, 'kind')) {
    case 'message':
      return messageOf(base, form);
    case 'consent':
      return consentOf(base, form);
    case 'status':
      return receiptOf(base, form);
    default:
      return null;
  }
}

type Base = Pick<InboundEvent, 'account' | 'at' | 'messageId'> & { readonly channel: 'sms' };

/** The sender of an SMS; `null` on other Twilio channels, such as `whatsapp:+46…`, or without a sender. */
function senderOf(form: JsonFields | null): string | null {
  const from = textOf(form, 'From')?.trim() ?? '';
  return from === '' || from.includes(':') ? null : from;
}

function messageOf(base: Base, form: JsonFields | null): InboundEvent | 'ignored' | null {
  const from = textOf(form, 'From');
  if (from === null || from.trim() === '') return null;
  const sender = senderOf(form);
  if (sender === null) return 'ignored';
  return {
    ...base,
    id: base.messageId,
    kind: 'message',
    from: sender,
    name: textOf(form, 'ProfileName'),
    subject: null,
    text: textOf(form, 'Body') ?? '',
    files: filesOf(form),
    inReplyTo: textOf(form, 'OriginalRepliedMessageSid'),
  };
}

function filesOf(form: JsonFields | null): readonly IncomingFile[] {
  const count = Math.min(Number(textOf(form, 'NumMedia') ?? 0) || 0, MOST_FILES);
  return Array.from({ length: count }, (_, index): IncomingFile | null => {
    const reference = textOf(form, `MediaUrl${index}`);
    if (reference === null) return null;
    const contentType = textOf(form, `MediaContentType${index}`);
    const extension = /^\w+\/([a-z0-9]{1,8})$/i.exec(contentType ?? '')?.[1];
    const name = `file-${index + 1}${extension === undefined ? '' : `.${extension}`}`;
    return { kind: 'remote', name, contentType, size: null, reference };
  }).filter((file) => file !== null);
}

/** Twilio sends `OptOutType` if it manages opt-outs itself; otherwise the keyword decides. */
function keywordOf(optOutType: string | undefined, body: string): ConsentEvent['consent'] | null {
  if (optOutType === 'STOP') return 'opted_out';
  if (optOutType === 'START') return 'opted_in';
  const word = optOutType === undefined ? consentWord(body) : null;
  return word === null ? null : `opted_${word}`;
}

function consentOf(base: Base, form: JsonFields | null): ConsentEvent | 'ignored' | null {
  const from = senderOf(form);
  const optOutType = textOf(form, 'OptOutType');
  const body = textOf(form, 'Body') ?? '';
  const consent = keywordOf(optOutType ?? undefined, body);
  if (from === null || consent === null) return 'ignored';
  const by = optOutType ?? body.trim().toUpperCase().slice(0, 20);
  return { ...base, id: `${base.messageId}:consent`, kind: 'consent', from, consent, by };
}

const RECEIPTS: ReadonlyMap<string, ReceiptEvent['receipt']> = new Map([
  ['sent', 'sent'],
  ['delivered', 'delivered'],
  ['read', 'read'],
  ['undelivered', 'failed'],
  ['failed', 'failed'],
  ['canceled', 'failed'],
]);

const EARLIER: ReadonlySet<string> = new Set(['accepted', 'scheduled', 'queued', 'sending', 'receiving', 'received']);

function receiptOf(base: Base, form: JsonFields | null): ReceiptEvent | 'ignored' | null {
  const status = textOf(form, 'MessageStatus') ?? '';
  const receipt = RECEIPTS.get(status);
  if (receipt === undefined) return EARLIER.has(status) ? 'ignored' : null;
  const code = textOf(form, 'ErrorCode');
  const providerCode = receipt === 'failed' && code !== null && /^\d{1,6}$/.test(code) ? code : null;
  const failure = receipt === 'failed' ? receiptFailure(providerCode) : null;
  return { ...base, id: `${base.messageId}:${status}`, kind: 'receipt', receipt, failure, providerCode };
}

/** Twilio accepted the message and then gave up. It must not be retried automatically, so throttling is not reported. */
function receiptFailure(code: string | null): ReceiptEvent['failure'] {
  const failure = twilioFailure(code === null ? null : Number(code));
  return failure === 'throttled' ? 'recipient_unreachable' : failure;
}
