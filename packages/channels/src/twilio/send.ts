import { fieldsOf, jsonOf, textOf } from '../http/json.js';
import type { OutgoingMessage, SendResult } from '../port/adapter.js';
import { webhookUrlFor } from '../port/connect.js';
import { accountCall, type TwilioAccount } from './account.js';
import { sendRefusal } from './errors.js';

/** Twilio fetches files from public addresses, so it cannot send files that only we have. */
const NO_FILES: SendResult = {
  ok: false,
  failure: 'rejected',
  providerCode: 'files_need_public_url',
  retryAfterMs: null,
};

/**
 * Sends a text, which Twilio splits into segments. It has no idempotency keys for messages.
 *
 * @param prefix of both addresses: `whatsapp:` for WhatsApp, nothing for SMS.
 */
export async function sendTwilio(
  account: TwilioAccount,
  { to, text, files = [] }: OutgoingMessage,
  signal: AbortSignal,
  prefix: '' | 'whatsapp:' = '',
): Promise<SendResult> {
  if (files.length > 0) return NO_FILES;
  const from = 'From' in account.from ? { From: `${prefix}${account.from.From}` } : account.from;
  const form = { To: `${prefix}${to}`, Body: text, ...from, ...statusCallback(account) };
  const outcome = await accountCall(account, '/Messages.json', form, signal);
  const sid =
    outcome.kind === 'answered' && outcome.status < 300 ? textOf(fieldsOf(jsonOf(outcome.text)), 'sid') : null;
  return sid === null ? sendRefusal(outcome, account.tools.now()) : { ok: true, providerMessageId: sid };
}

/** Our receipt webhook. Twilio refuses a message whose callback address it cannot reach (21609), so a local one is omitted. */
function statusCallback({ tools }: TwilioAccount): { readonly StatusCallback?: string } {
  const isReachable = tools.origin !== null || isPublic(tools.publicUrl);
  const url = webhookUrlFor('twilio', tools);
  return isReachable && url !== null ? { StatusCallback: url } : {};
}

function isPublic(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  return hostname.includes('.') && !/^(127\.|0\.0\.0\.0$|\[)/.test(hostname);
}
