import { keyedId } from '../kit/ids.js';
import type { Receipt } from '../kit/receipts.js';
import { type ArrivingMail, headersOf, mimeOf } from '../mail/index.js';
import type { PostmarkMail } from './email.js';

/** The record of an email's outcome. @param at ms since the epoch. @returns `null` for outcomes that Postmark does not report. */
export function recordOf(
  { messageId, to, stream, metadata }: PostmarkMail,
  receipt: Receipt,
  at: number,
): object | null {
  const time = new Date(at).toISOString();
  const base = {
    MessageID: keyedId([messageId], 32),
    ServerID: 23,
    MessageStream: stream,
    Tag: '',
    Metadata: metadata,
  };
  switch (receipt) {
    case 'sent':
      return null;
    case 'delivered':
      return { RecordType: 'Delivery', ...base, Recipient: to, DeliveredAt: time, Details: '250 OK' };
    case 'read':
      return { RecordType: 'Open', ...base, Recipient: to, ReceivedAt: time, FirstOpen: true, Platform: 'Desktop' };
    case 'failed':
      return {
        RecordType: 'Bounce',
        ...base,
        // A bounce keeps its number however often it is reported.
        ID: Number.parseInt(keyedId([messageId, to, 'bounce'], 12), 16),
        Type: 'HardBounce',
        TypeCode: 1,
        Email: to,
        BouncedAt: time,
        Description: 'The server was unable to deliver your message (ex: unknown user, mailbox not found).',
        Inactive: true,
      };
  }
}

export function inboundOf(mail: ArrivingMail, withRaw: boolean): object {
  const { from, name, to, named, subject, text, files, at } = mail;
  const beside = new Set(['From', 'To', 'Cc', 'Subject', 'Date']);
  const full = (mailboxes: readonly string[]) => mailboxes.map((Email) => ({ Email, Name: '', MailboxHash: '' }));
  return {
    FromName: name ?? '',
    MessageStream: 'inbound',
    From: from,
    FromFull: { Email: from, Name: name ?? '', MailboxHash: '' },
    To: named.to.join(', '),
    ToFull: full(named.to),
    Cc: named.cc.join(', '),
    CcFull: full(named.cc),
    OriginalRecipient: to,
    Subject: subject,
    MessageID: keyedId([mail.messageId], 32),
    Date: new Date(at).toUTCString(),
    TextBody: text,
    HtmlBody: '',
    StrippedTextReply: '',
    Headers: headersOf(mail)
      .filter(([field]) => !beside.has(field))
      .map(([Name, Value]) => ({ Name, Value })),
    Attachments: files.map((file) => ({
      Name: file.name,
      Content: Buffer.from(file.content).toString('base64'),
      ContentType: file.contentType,
      ContentLength: file.content.byteLength,
      ContentID: '',
    })),
    ...(withRaw && { RawEmail: mimeOf(mail) }),
  };
}
