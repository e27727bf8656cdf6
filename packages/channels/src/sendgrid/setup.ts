import { textOf } from '../http/json.js';
import { addressWithPassword, checkRefusal } from '../mail-message/index.js';
import type { CheckResult, StepResult } from '../port/adapter.js';
import { callSendgrid, type SendgridAccount } from './client.js';

const NEEDED = 'mail.send';

/** Whether the key works and may send. @param from the account's name if the key may not read it. */
export async function checkAccount(account: SendgridAccount, from: string, signal: AbortSignal): Promise<CheckResult> {
  const answer = await callSendgrid(account, { method: 'GET', path: '/v3/scopes' }, signal);
  if (!answer.ok) return checkRefusal(answer);
  const scopes: unknown = answer.fields?.get('scopes');
  if (!Array.isArray(scopes) || !scopes.includes(NEEDED)) {
    const said = `The API key cannot send: it lacks the scope ${NEEDED}.`;
    return { ok: false, failure: 'authentication', providerCode: NEEDED, said };
  }
  const user = await callSendgrid(account, { method: 'GET', path: '/v3/user/username' }, signal);
  return { ok: true, account: (user.ok ? textOf(user.fields, 'username') : null) ?? from, expiresAt: null };
}

const EVENTS = [
  'processed',
  'delivered',
  'deferred',
  'bounce',
  'dropped',
  'open',
  'click',
  'spam_report',
  'unsubscribe',
  'group_unsubscribe',
  'group_resubscribe',
] as const;

/** Registers our event webhook and enables signing; the response holds the verification key. */
export async function subscribeEvents(account: SendgridAccount, url: string, signal: AbortSignal): Promise<StepResult> {
  const base = '/v3/user/webhooks/event/settings';
  const json = { enabled: true, url, ...Object.fromEntries(EVENTS.map((event) => [event, true])) };
  const set = await callSendgrid(account, { method: 'PATCH', path: base, json }, signal);
  if (!set.ok) return checkRefusal(set);
  const signed = await callSendgrid(
    account,
    { method: 'PATCH', path: `${base}/signed`, json: { enabled: true } },
    signal,
  );
  if (!signed.ok) return checkRefusal(signed);
  const key = textOf(signed.fields, 'public_key');
  const message = 'SendGrid reports delivery events to this address and signs them.';
  return key === null ? { ok: true, message } : { ok: true, message, learned: { webhookSecret: key } };
}

export interface InboundDomain {
  readonly hostname: string;
  readonly webhookUrl: string;
  readonly password: string;
}

/** Registers our address for a domain's raw inbound email; its MX record must also point to SendGrid. */
export async function subscribeInbound(
  account: SendgridAccount,
  { hostname, webhookUrl, password }: InboundDomain,
  signal: AbortSignal,
): Promise<StepResult> {
  const path = '/v3/user/webhooks/parse/settings';
  const settings = { url: addressWithPassword(webhookUrl, password), spam_check: false, send_raw: true };
  const one = `${path}/${encodeURIComponent(hostname)}`;
  const known = await callSendgrid(account, { method: 'GET', path: one }, signal);
  if (!known.ok && known.providerCode !== '404') return checkRefusal(known);
  const call = known.ok
    ? ({ method: 'PATCH', path: one, json: settings } as const)
    : ({ method: 'POST', path, json: { hostname, ...settings } } as const);
  const set = await callSendgrid(account, call, signal);
  if (!set.ok) return checkRefusal(set);
  return { ok: true, message: `Email to ${hostname} arrives here once its MX record points to mx.sendgrid.net.` };
}
