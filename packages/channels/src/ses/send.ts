import { textOf } from '../http/json.js';
import { composeMail, messageIdFor, recipientsOf, sendRefusal } from '../mail-message/index.js';
import type { OutgoingMessage, SendResult } from '../port/adapter.js';
import { callSes, type SesAccount } from './client.js';
import { KEY_TAG, sesMessageId } from './events.js';

/** `SendEmail` with a raw message (docs.aws.amazon.com, SES API v2). SES has no idempotency keys. */
export async function sendMail(
  account: SesAccount,
  from: string,
  message: OutgoingMessage,
  signal: AbortSignal,
): Promise<SendResult> {
  const messageId = messageIdFor(message.idempotencyKey, from);
  const mail = await composeMail({ from, message, messageId, at: account.tools.now() });
  const json = {
    FromEmailAddress: from,
    Destination: destinationOf(message),
    ...tagsOf(message.idempotencyKey),
    Content: { Raw: { Data: Buffer.from(mail).toString('base64') } },
  };
  const answer = await callSes(account, { method: 'POST', path: '/v2/email/outbound-emails', json }, signal);
  if (!answer.ok) return sendRefusal(answer);
  const id = textOf(answer.fields, 'MessageId');
  // Accepted, but the response has no id.
  if (id === null) return { ok: false, failure: 'unconfirmed', providerCode: null, retryAfterMs: null };
  return { ok: true, providerMessageId: sesMessageId(id, account.region) };
}

/** The envelope: whom a raw message goes to, whatever its header says. */
function destinationOf(message: OutgoingMessage) {
  const { to, cc, bcc } = recipientsOf(message);
  const fields = { ToAddresses: to, CcAddresses: cc, BccAddresses: bcc };
  const named = Object.entries(fields).filter(([name, mailboxes]) => mailboxes.length > 0 || name === 'ToAddresses');
  return Object.fromEntries(named.map(([name, mailboxes]) => [name, mailboxes.map(({ address }) => address)]));
}

/** Tags allow few characters. Without its tag, an email's events are still matched by its id. */
const tagsOf = (key: string) => (/^[\w@.-]{1,256}$/.test(key) ? { EmailTags: [{ Name: KEY_TAG, Value: key }] } : {});
