import { textOf } from '../http/json.js';
import {
  bare,
  bracketed,
  htmlBodyOf,
  mailboxList,
  messageIdFor,
  recipientsOf,
  sendRefusal,
  subjectOf,
  threadHeadersOf,
} from '../mail-message/index.js';
import type { OutgoingMessage, SendResult } from '../port/adapter.js';
import { callMailgun, formOf, type MailgunAccount } from './client.js';
import { KEY_VARIABLE } from './events.js';

/** `POST /v3/{domain}/messages`: 200 with the Message-ID that the recipient sees. */
export async function sendMail(
  account: MailgunAccount,
  from: string,
  message: OutgoingMessage,
  signal: AbortSignal,
): Promise<SendResult> {
  const messageId = messageIdFor(message.idempotencyKey, from);
  const { to, cc, bcc, replyTo } = recipientsOf(message);
  const form = formOf([
    ['from', from],
    ...Object.entries({ to, cc, bcc, 'h:Reply-To': replyTo })
      .filter(([, mailboxes]) => mailboxes.length > 0)
      .map(([name, mailboxes]) => [name, mailboxList(mailboxes)] as const),
    ['subject', subjectOf(message)],
    ['text', message.text],
    ['html', htmlBodyOf(message)],
    ['h:Message-Id', bracketed(messageId)],
    ...threadHeadersOf(message).map(({ name, value }) => [`h:${name}`, value] as const),
    [`v:${KEY_VARIABLE}`, message.idempotencyKey],
  ]);
  // The name of an inline file is its Content-ID.
  for (const { name, contentType, content, contentId } of message.files ?? []) {
    const part = contentId === undefined ? 'attachment' : 'inline';
    form.append(part, new Blob([new Uint8Array(content)], { type: contentType }), contentId ?? name);
  }
  const path = `/v3/${encodeURIComponent(account.domain)}/messages`;
  const answer = await callMailgun(account, { method: 'POST', path, form }, signal);
  if (!answer.ok) return sendRefusal(answer);
  return { ok: true, providerMessageId: bare(textOf(answer.fields, 'id') ?? messageId) };
}
