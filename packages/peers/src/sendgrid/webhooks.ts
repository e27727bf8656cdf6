import { keyedId } from '../kit/ids.js';
import type { PlayedWebhook } from '../kit/peer.js';
import type { Receipt } from '../kit/receipts.js';
import { type ArrivingMail, FORM_TYPE, formBody, headersOf, mimeOf, type PostedField, postTo } from '../mail/index.js';
import type { SentMail } from './mail-send.js';

const EVENTS = {
  sent: 'processed',
  delivered: 'delivered',
  read: 'open',
  failed: 'bounce',
  complained: 'spamreport',
} as const;

export type EventKind = Receipt | 'complained';

/** The body of the event webhook; ends in CRLF. @param at ms since the epoch. */
export function eventBody({ messageId, to, customArgs }: SentMail, receipt: EventKind, at: number): string {
  const event = {
    email: to,
    timestamp: Math.floor(at / 1_000),
    'smtp-id': `<${messageId}>`,
    event: EVENTS[receipt],
    sg_event_id: keyedId([messageId, to, receipt], 22),
    sg_message_id: `${keyedId([messageId], 22)}.filter0001.0`,
    ...customArgs,
    ...(receipt === 'delivered' && { response: '250 OK' }),
    ...(receipt === 'read' && { useragent: 'Mozilla/5.0', ip: '192.0.2.1', sg_machine_open: false }),
    ...(receipt === 'failed' && { type: 'bounce', status: '5.1.1', reason: '550 5.1.1 The account does not exist' }),
  };
  return `${JSON.stringify([event])}\r\n`;
}

/** The post of Inbound Parse: the raw email, or its parts. */
export function inboundParse(address: string, mail: ArrivingMail, isRaw: boolean): PlayedWebhook {
  const envelope = JSON.stringify({ to: [mail.to], from: mail.from });
  const fields: readonly PostedField[] = isRaw
    ? [{ name: 'email', value: mimeOf(mail) }]
    : [
        {
          name: 'headers',
          value: headersOf(mail)
            .map(([name, value]) => `${name}: ${value}\n`)
            .join(''),
        },
        { name: 'dkim', value: '{@example.org : pass}' },
        { name: 'text', value: mail.text },
        { name: 'charsets', value: JSON.stringify({ to: 'UTF-8', from: 'UTF-8', subject: 'UTF-8', text: 'utf-8' }) },
        { name: 'attachments', value: String(mail.files.length) },
        { name: 'attachment-info', value: JSON.stringify(infoOf(mail)) },
        ...mail.files.map(({ name, contentType, content }, index) => ({
          name: `attachment${index + 1}`,
          value: content,
          fileName: name,
          contentType,
        })),
      ];
  const common = [
    { name: 'to', value: mail.named.to.join(', ') },
    { name: 'from', value: mail.name === null ? mail.from : `${mail.name} <${mail.from}>` },
    { name: 'subject', value: mail.subject },
    { name: 'SPF', value: 'pass' },
    { name: 'envelope', value: envelope },
  ];
  return postTo(address, { 'content-type': FORM_TYPE }, formBody([...common, ...fields]));
}

const infoOf = ({ files }: ArrivingMail) =>
  Object.fromEntries(
    files.map(({ name, contentType }, index) => [
      `attachment${index + 1}`,
      { filename: name, name, type: contentType },
    ]),
  );
