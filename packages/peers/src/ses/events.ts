import type { Receipt } from '../kit/receipts.js';
import { type ArrivingMail, type DepartingMail, everybody, mimeOf } from '../mail/index.js';

const EVENTS = { sent: 'Send', delivered: 'Delivery', read: 'Open', failed: 'Bounce' } as const;

export interface Happened {
  readonly receipt: Receipt;
  /** ms since the epoch. */
  readonly at: number;
  readonly tags: Readonly<Record<string, readonly string[]>>;
}

/** An event as a configuration set publishes it. */
export function eventOf(
  { messageId, from, to, recipients, subject }: DepartingMail,
  { receipt, at, tags }: Happened,
): object {
  const timestamp = new Date(at).toISOString();
  const mail = {
    timestamp,
    source: from,
    sendingAccountId: '123456789012',
    // The part before the domain is the id that SendEmail returned.
    messageId: messageId.split('@')[0],
    destination: everybody(recipients),
    headersTruncated: false,
    commonHeaders: { from: [from], to: recipients.to, cc: recipients.cc, subject },
    tags,
  };
  return { eventType: EVENTS[receipt], mail, ...detailOf(to, receipt, timestamp) };
}

function detailOf(to: string, receipt: Receipt, timestamp: string): object {
  switch (receipt) {
    case 'sent':
      return { send: {} };
    case 'delivered':
      return { delivery: { timestamp, processingTimeMillis: 500, recipients: [to], smtpResponse: '250 ok' } };
    case 'read':
      return { open: { timestamp, ipAddress: '192.0.2.1', userAgent: 'Mozilla/5.0' } };
    case 'failed': {
      const recipient = {
        emailAddress: to,
        action: 'failed',
        status: '5.1.1',
        diagnosticCode: 'smtp; 550 5.1.1 user unknown',
      };
      return {
        bounce: { bounceType: 'Permanent', bounceSubType: 'General', bouncedRecipients: [recipient], timestamp },
      };
    }
  }
}

/** An email as the SNS action of a receipt rule delivers it. */
export function receivedOf(mail: ArrivingMail): object {
  const timestamp = new Date(mail.at).toISOString();
  return {
    notificationType: 'Received',
    receipt: { timestamp, recipients: [mail.to], action: { type: 'SNS', encoding: 'BASE64' } },
    mail: { timestamp, source: mail.from, messageId: mail.messageId.slice(0, 32), destination: [mail.to] },
    content: Buffer.from(mimeOf(mail)).toString('base64'),
  };
}

/** An email as the S3 action of a receipt rule delivers it: an object, and an event that says where it is. */
export function storedOf(mail: ArrivingMail): {
  readonly event: object;
  readonly path: string;
  readonly content: string;
} {
  const timestamp = new Date(mail.at).toISOString();
  const [bucketName, objectKey] = ['received-mail', `inbox/${mail.messageId.slice(0, 32)}`];
  const action = { type: 'S3', bucketName, objectKeyPrefix: 'inbox/', objectKey };
  const event = {
    notificationType: 'Received',
    receipt: { timestamp, recipients: [mail.to], action },
    mail: { timestamp, source: mail.from, messageId: mail.messageId.slice(0, 32), destination: [mail.to] },
  };
  const path = `/${bucketName}/${objectKey.split('/').map(encodeURIComponent).join('/')}`;
  return { event, path, content: Buffer.from(mimeOf(mail)).toString('utf8') };
}
