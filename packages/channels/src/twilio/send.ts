import { PROVIDER_PROFILES } from '@concordia/domain';
import { fieldsOf, jsonOf, textOf } from '../http/json.js';
import type { OutgoingMessage, SendResult } from '../port/adapter.js';
import { accountCall, type TwilioAccount } from './account.js';
import { sendRefusal } from './errors.js';

/** Twilio fetches files from a public address; what only we have, it cannot send. */
const NO_FILES: SendResult = {
  ok: false,
  failure: 'rejected',
  providerCode: 'files_need_public_url',
  retryAfterMs: null,
};

/** Sends a text; Twilio cuts it into segments itself. It knows no idempotency key for messages. */
export async function sendTwilio(
  account: TwilioAccount,
  { to, text, files = [] }: OutgoingMessage,
  signal: AbortSignal,
): Promise<SendResult> {
  if (files.length > 0) return NO_FILES;
  const form = { To: to, Body: text, ...account.from, ...statusCallback(account) };
  const outcome = await accountCall(account, '/Messages.json', form, signal);
  const sid =
    outcome.kind === 'answered' && outcome.status < 300 ? textOf(fieldsOf(jsonOf(outcome.text)), 'sid') : null;
  return sid === null ? sendRefusal(outcome, account.tools.now()) : { ok: true, providerMessageId: sid };
}

/** Where receipts go. Twilio refuses a whole message for an address that it cannot reach (21609), so a local one is left out. */
function statusCallback({ tools }: TwilioAccount): { readonly StatusCallback?: string } {
  const isReachable = tools.origin !== null || isPublic(tools.publicUrl);
  return isReachable ? { StatusCallback: `${tools.publicUrl}${PROVIDER_PROFILES.twilio.webhookPath}` } : {};
}

function isPublic(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  return hostname.includes('.') && !/^(127\.|0\.0\.0\.0$|\[)/.test(hostname);
}
