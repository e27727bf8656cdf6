import { bracketed, htmlBodyOf, messageIdFor, sendRefusal, subjectOf, threadHeadersOf } from '../mail-message/index.js';
import type { OutgoingMessage, SendResult } from '../port/adapter.js';
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
  const json = {
    From: from,
    To: message.to,
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
  return answer.ok ? { ok: true, providerMessageId: messageId } : sendRefusal(answer);
}

/** Omits empty values, which are never returned, and overlong ones, for which Postmark would refuse the email. */
const metadataOf = (pairs: readonly (readonly [string, string])[]): Readonly<Record<string, string>> =>
  Object.fromEntries(pairs.filter(([, value]) => value.length <= LONGEST_METADATA));
