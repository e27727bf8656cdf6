import { textOf } from '../http/json.js';
import {
  bracketed,
  htmlBodyOf,
  mailboxList,
  messageIdFor,
  recipientsOf,
  sendRefusal,
  subjectOf,
  threadHeadersOf,
} from '../mail-message/index.js';
import type { OutgoingMessage, RefusedRecipient, SendResult } from '../port/adapter.js';
import { callPostmark, type PostmarkAccount } from './client.js';
import { ID_METADATA, KEY_METADATA } from './events.js';

const LONGEST_METADATA = 80;

/** `POST /email`: 200 with `ErrorCode` 0. `X-PM-KeepID` keeps our Message-ID, which replies need to find their thread. */
export async function sendMail(
  account: PostmarkAccount,
  from: string,
  message: OutgoingMessage,
  signal: AbortSignal,
): Promise<SendResult> {
  const messageId = messageIdFor(message.idempotencyKey, from);
  const headers = [
    { name: 'Message-ID', value: bracketed(messageId) },
    { name: 'X-PM-KeepID', value: 'true' },
    ...threadHeadersOf(message),
  ];
  const { to, cc, bcc, replyTo } = recipientsOf(message);
  const json = {
    From: from,
    To: mailboxList(to),
    ...(cc.length > 0 && { Cc: mailboxList(cc) }),
    ...(bcc.length > 0 && { Bcc: mailboxList(bcc) }),
    ...(replyTo.length > 0 && { ReplyTo: mailboxList(replyTo) }),
    Subject: subjectOf(message),
    TextBody: message.text,
    HtmlBody: htmlBodyOf(message),
    MessageStream: account.stream,
    Headers: headers.map(({ name, value }) => ({ Name: name, Value: value })),
    Metadata: metadataOf([
      [ID_METADATA, messageId],
      [KEY_METADATA, message.idempotencyKey],
    ]),
    Attachments: (message.files ?? []).map(({ name, contentType, content, contentId }) => ({
      Name: name,
      ContentType: contentType,
      Content: Buffer.from(content).toString('base64'),
      ...(contentId !== undefined && { ContentID: `cid:${contentId}` }),
    })),
  };
  const answer = await callPostmark(account, { method: 'POST', path: '/email', json }, signal);
  if (!answer.ok) return sendRefusal(answer);
  const refused = inactiveIn(textOf(answer.fields, 'Message') ?? '');
  return { ok: true, providerMessageId: messageId, ...(refused.length > 0 && { refused }) };
}

/** Of several recipients, Postmark leaves out those that bounced or complained before, and names them in its sentence. */
function inactiveIn(said: string): readonly RefusedRecipient[] {
  const named = /inactive addresses:\s*(.+)$/i.exec(said)?.[1] ?? '';
  const addresses = named.match(/[^\s,;<>]+@[^\s,;<>]+/g) ?? [];
  return addresses.map((address) => ({
    address: address.replace(/\.$/, '').toLowerCase(),
    failure: 'recipient_unreachable',
    providerCode: '406',
  }));
}

/** Omits empty values, which are never returned, and overlong ones, for which Postmark would refuse the email. */
const metadataOf = (pairs: readonly (readonly [string, string])[]): Readonly<Record<string, string>> =>
  Object.fromEntries(pairs.filter(([, value]) => value.length <= LONGEST_METADATA));
