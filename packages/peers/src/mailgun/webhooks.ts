import { createHmac } from 'node:crypto';
import { keyedId, randomId } from '../kit/ids.js';
import type { PeerOptions, PlayedWebhook } from '../kit/peer.js';
import type { Receipt } from '../kit/receipts.js';
import { type ArrivingMail, type DepartingMail, FORM_TYPE, formBody, headersOf, postTo } from '../mail/index.js';

const EVENTS = { sent: 'accepted', delivered: 'delivered', read: 'opened', failed: 'failed' } as const;

export interface Signer {
  readonly key: string;
  readonly options: Pick<PeerOptions, 'now' | 'random'>;
}

/** Timestamp, a single-use token, and the HMAC over both. */
export function signatureOf({ key, options }: Signer) {
  const timestamp = String(Math.floor(options.now() / 1_000));
  const token = randomId(options.random, 'hex', 50);
  const signature = createHmac('sha256', key).update(timestamp).update(token).digest('hex');
  return { timestamp, token, signature };
}

export interface Happened {
  readonly receipt: Receipt;
  /** ms since the epoch. */
  readonly at: number;
  /** Custom variables set by the sender. */
  readonly variables: Readonly<Record<string, string>>;
}

export function eventWebhook(
  url: string,
  { messageId, from, to, subject, size }: DepartingMail,
  { receipt, at, variables }: Happened,
  signer: Signer,
): PlayedWebhook {
  const event = {
    id: keyedId([messageId, to, receipt], 22),
    timestamp: at / 1_000,
    event: EVENTS[receipt],
    'log-level': receipt === 'failed' ? 'error' : 'info',
    recipient: to,
    'recipient-domain': to.split('@').at(-1),
    message: { headers: { to, from, subject, 'message-id': messageId }, attachments: [], size },
    'user-variables': variables,
    ...(receipt === 'failed' && {
      severity: 'permanent',
      reason: 'bounce',
      'delivery-status': { code: 550, message: '5.1.1 The account does not exist', 'attempt-no': 1 },
    }),
    ...(receipt === 'read' && { 'client-info': { 'client-type': 'browser', bot: '' }, ip: '192.0.2.1' }),
  };
  const body = { signature: signatureOf(signer), 'event-data': event };
  return postTo(url, { 'content-type': 'application/json' }, JSON.stringify(body));
}

/** A forwarded email: its parts as a form. */
export function routeWebhook(url: string, mail: ArrivingMail, signer: Signer): PlayedWebhook {
  const headers = headersOf(mail);
  const signature = Object.entries(signatureOf(signer));
  const { to, from, name, subject, text, files } = mail;
  const fields = [
    ['recipient', to],
    ['sender', from],
    ['from', name === null ? from : `${name} <${from}>`],
    ['subject', subject],
    ['body-plain', text],
    ['stripped-text', text],
    ['message-headers', JSON.stringify(headers)],
    ['attachment-count', String(files.length)],
    ['content-id-map', '{}'],
    ...signature,
  ] as const;
  const attached = files.map((file, index) => ({
    name: `attachment-${index + 1}`,
    value: file.content,
    fileName: file.name,
    contentType: file.contentType,
  }));
  const body = formBody([...fields.map(([field, value]) => ({ name: field, value })), ...attached]);
  return postTo(url, { 'content-type': FORM_TYPE }, body);
}
