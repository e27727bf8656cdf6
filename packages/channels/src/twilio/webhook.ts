import { consentWord, type MessageNote } from '@concordia/domain';
import { fieldOf, fieldsOf, type JsonFields, jsonOf, numberOf, textOf } from '../http/json.js';
import { noteOf } from '../http/notes.js';
import {
  type ChannelEnvelope,
  type ChannelEvent,
  type ConsentEvent,
  type IgnoredEvent,
  type InboundEvent,
  type IncomingFile,
  ignored,
  type RawWebhook,
  type ReceiptEvent,
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
    ...endpointOf(form),
    raw: JSON.stringify({ kind, at: now, form }),
  });
  if (form.MessageStatus !== undefined) return [envelope('status', `${sid}:${form.MessageStatus.slice(0, 30)}`)];
  const consent = keywordOf(form.OptOutType, form.Body ?? '');
  return consent === null
    ? [envelope('message', sid)]
    : [envelope('message', sid), envelope('consent', `${sid}:consent`)];
}

/** Our number: it received a message, or sent the one whose status this is. */
function endpointOf(form: Readonly<Record<string, string>>): Pick<ChannelEnvelope, 'endpoint'> {
  const ours = (form.MessageStatus === undefined ? form.To : form.From)?.trim().replace(/^whatsapp:/, '');
  return ours === undefined || ours === '' ? {} : { endpoint: ours };
}

/** The channels that Twilio carries here; one account may serve both, and each connection reads its own. */
export type TwilioChannel = 'sms' | 'whatsapp';

/** Reads the output of {@link splitTwilio}. */
export function parseTwilio(raw: string, channel: TwilioChannel): ChannelEvent | IgnoredEvent | null {
  const envelope = fieldsOf(jsonOf(raw));
  const form = fieldOf(envelope, 'form');
  const at = numberOf(envelope, 'at');
  const account = textOf(form, 'AccountSid');
  const messageId = textOf(form, 'MessageSid') ?? textOf(form, 'SmsSid');
  if (at === null || account === null || messageId === null) return null;
  const base = { account, channel, at, messageId } as const;
  // Statuses of a message name its two ends as the message does.
  const ends = [textOf(form, 'From'), textOf(form, 'To')].map(channelOf).filter((end) => end !== null);
  if (ends.length > 0 && !ends.includes(channel)) return ignored('other_channel');
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

type Base = Pick<InboundEvent, 'account' | 'at' | 'messageId'> & { readonly channel: TwilioChannel };

/** `whatsapp:+46…` is WhatsApp, `messenger:…` and other prefixes are channels that are not carried, and a plain number or name is SMS. */
function channelOf(address: string | null): string | null {
  if (address === null || address.trim() === '') return null;
  const [prefix, rest] = address.split(':', 2);
  return rest === undefined ? 'sms' : (prefix ?? null);
}

/** The sender without the prefix of the channel; `null` without one. */
function senderOf(form: JsonFields | null): string | null {
  const from =
    textOf(form, 'From')
      ?.trim()
      .replace(/^whatsapp:/, '') ?? '';
  return from === '' ? null : from;
}

function messageOf(base: Base, form: JsonFields | null): InboundEvent | null {
  const sender = senderOf(form);
  if (sender === null) return null;
  const [text, files, notes] = [textOf(form, 'Body') ?? '', filesOf(form), notesOf(form)];
  const isEmpty = text === '' && files.length === 0 && notes.length === 0;
  const unread = noteOf('unsupported', { title: textOf(form, 'MessageType') });
  return {
    ...base,
    id: base.messageId,
    kind: 'message',
    from: sender,
    name: textOf(form, 'ProfileName'),
    subject: null,
    text,
    files,
    ...((isEmpty || notes.length > 0) && { notes: isEmpty ? [unread] : notes }),
    inReplyTo: textOf(form, 'OriginalRepliedMessageSid'),
  };
}

/** What WhatsApp messages carry besides: a place, an advertisement, a pressed button (Twilio, "Messaging webhooks"). */
function notesOf(form: JsonFields | null): readonly MessageNote[] {
  const [latitude, longitude] = [
    Number(textOf(form, 'Latitude') || Number.NaN),
    Number(textOf(form, 'Longitude') || Number.NaN),
  ];
  const place = Number.isFinite(latitude) && Number.isFinite(longitude) ? { latitude, longitude } : null;
  const ad = textOf(form, 'ReferralHeadline') ?? textOf(form, 'ReferralSourceUrl');
  const forwarded = textOf(form, 'Forwarded') === 'true' || textOf(form, 'FrequentlyForwarded') === 'true';
  return [
    ...(place === null
      ? []
      : [noteOf('location', { title: textOf(form, 'Label'), detail: textOf(form, 'Address'), place })]),
    ...(ad === null
      ? []
      : [
          noteOf('ad', {
            title: textOf(form, 'ReferralHeadline'),
            detail: textOf(form, 'ReferralBody'),
            url: textOf(form, 'ReferralSourceUrl'),
          }),
        ]),
    ...(forwarded ? [noteOf('forwarded')] : []),
  ];
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

function consentOf(base: Base, form: JsonFields | null): ConsentEvent | IgnoredEvent | null {
  const from = senderOf(form);
  const optOutType = textOf(form, 'OptOutType');
  const body = textOf(form, 'Body') ?? '';
  const consent = keywordOf(optOutType ?? undefined, body);
  // On WhatsApp a word is a word; Twilio tells of a choice in its own menu.
  const isGuess = base.channel === 'whatsapp' && optOutType === null;
  if (from === null || consent === null || isGuess) return ignored('no_meaning');
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

function receiptOf(base: Base, form: JsonFields | null): ReceiptEvent | IgnoredEvent | null {
  const status = textOf(form, 'MessageStatus') ?? '';
  const receipt = RECEIPTS.get(status);
  if (receipt === undefined) return EARLIER.has(status) ? ignored('progress') : null;
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
