import {
  bracketed,
  displayName,
  htmlBodyOf,
  messageIdFor,
  recipientsOf,
  sendRefusal,
  subjectOf,
  threadHeadersOf,
} from '../mail-message/index.js';
import type { OutgoingMailbox, OutgoingMessage, SendResult } from '../port/adapter.js';
import { callSendgrid, type SendgridAccount } from './client.js';
import { ID_ARGUMENT, KEY_ARGUMENT } from './events.js';

/** `POST /v3/mail/send`: 202, with an empty body. */
export async function sendMail(
  account: SendgridAccount,
  from: string,
  message: OutgoingMessage,
  signal: AbortSignal,
): Promise<SendResult> {
  const messageId = messageIdFor(message.idempotencyKey, from);
  const json = bodyOf(from, message, messageId);
  const answer = await callSendgrid(account, { method: 'POST', path: '/v3/mail/send', json }, signal);
  // SendGrid's own X-Message-Id is not what the recipient sees; ours is, and every event returns it.
  return answer.ok ? { ok: true, providerMessageId: messageId } : sendRefusal(answer);
}

function bodyOf(from: string, message: OutgoingMessage, messageId: string): object {
  const headers = [{ name: 'Message-ID', value: bracketed(messageId) }, ...threadHeadersOf(message)];
  const files = message.files ?? [];
  const { to, cc, bcc, replyTo } = recipientsOf(message);
  return {
    personalizations: [
      {
        to: to.map(emailOf),
        ...(cc.length > 0 && { cc: cc.map(emailOf) }),
        ...(bcc.length > 0 && { bcc: bcc.map(emailOf) }),
        custom_args: { [ID_ARGUMENT]: messageId, [KEY_ARGUMENT]: message.idempotencyKey },
      },
    ],
    from: { email: from },
    ...(replyTo.length > 0 && { reply_to_list: replyTo.map(emailOf) }),
    subject: subjectOf(message),
    content: [
      { type: 'text/plain', value: message.text },
      { type: 'text/html', value: htmlBodyOf(message) },
    ],
    headers: Object.fromEntries(headers.map(({ name, value }) => [name, value])),
    ...(files.length > 0 && {
      attachments: files.map(({ name, contentType, content, contentId }) => ({
        content: Buffer.from(content).toString('base64'),
        type: contentType,
        filename: name,
        ...(contentId === undefined ? { disposition: 'attachment' } : { disposition: 'inline', content_id: contentId }),
      })),
    }),
  };
}

function emailOf(one: OutgoingMailbox): { readonly email: string; readonly name?: string } {
  const name = displayName(one);
  return { email: one.address, ...(name !== null && { name }) };
}
