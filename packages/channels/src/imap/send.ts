import { addressesOf, composeMail, messageIdFor } from '../mail-message/index.js';
import type { OutgoingMessage, SendResult } from '../port/adapter.js';
import { failureOfReply, MAIL_PAUSE } from './refusal.js';
import type { DeliveryAnswer, MailAccount, MailTransport, SmtpReply } from './transport.js';

export interface SendTools {
  readonly from: string;
  readonly now: () => number;
  readonly transport: MailTransport;
  /** Whether the server itself keeps what it accepts in the folder of sent email. */
  readonly savesSent: boolean;
}

/** The Message-ID derives from the key, so that receivers can deduplicate retries. */
export async function sendMail(
  { smtp, login }: MailAccount,
  { from, now, transport, savesSent }: SendTools,
  message: OutgoingMessage,
  signal: AbortSignal,
): Promise<SendResult> {
  const messageId = messageIdFor(message.idempotencyKey, from);
  const bytes = await composeMail({ from, message, messageId, at: now() });
  const answer = await transport.deliver({ server: smtp, login, from, to: addressesOf(message), bytes }, signal);
  const result = resultOf(answer, messageId);
  return result.ok && !savesSent ? { ...result, sentCopy: bytes } : result;
}

function resultOf(answer: DeliveryAnswer, messageId: string): SendResult {
  switch (answer.kind) {
    case 'accepted': {
      const refused = answer.refused.map((one) => ({ address: one.address.toLowerCase(), ...failureIn(one) }));
      return { ok: true, providerMessageId: messageId, ...(refused.length > 0 && { refused }) };
    }
    case 'refused': {
      const { failure, providerCode } = failureIn(answer);
      return { ok: false, failure, providerCode, retryAfterMs: failure === 'throttled' ? MAIL_PAUSE : null };
    }
    case 'unreachable':
      return { ok: false, failure: 'transient', providerCode: null, retryAfterMs: null };
    case 'silent':
      return { ok: false, failure: 'unconfirmed', providerCode: null, retryAfterMs: null };
  }
}

const failureIn = ({ code, enhanced }: SmtpReply) => ({
  failure: failureOfReply(code, enhanced),
  providerCode: enhanced === null ? String(code) : `${code} ${enhanced}`,
});
