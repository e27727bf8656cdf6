import { listOf, numberOf, textOf } from '../http/json.js';
import { addressWithPassword, checkRefusal } from '../mail-message/index.js';
import type { CheckResult, StepResult } from '../port/adapter.js';
import { callPostmark, type PostmarkAccount } from './client.js';

export async function checkServer(account: PostmarkAccount, signal: AbortSignal): Promise<CheckResult> {
  const answer = await callPostmark(account, { method: 'GET', path: '/server' }, signal);
  if (!answer.ok) return checkRefusal(answer);
  return { ok: true, account: textOf(answer.fields, 'Name') ?? 'Postmark', expiresAt: null };
}

const TRIGGERS = {
  Open: { Enabled: true, PostFirstOpenOnly: false },
  Click: { Enabled: true },
  Delivery: { Enabled: true },
  Bounce: { Enabled: true, IncludeContent: false },
  SpamComplaint: { Enabled: true, IncludeContent: false },
  SubscriptionChange: { Enabled: true },
} as const;

/** Registers webhooks for the stream's records and the server's inbound email. Postmark signs nothing: the password admits both. */
export async function subscribeServer(
  account: PostmarkAccount,
  webhookUrl: string,
  password: string,
  signal: AbortSignal,
): Promise<StepResult> {
  if (password === '') {
    const said =
      'Set a webhook password first. Postmark does not sign webhooks, so the address must contain a password.';
    return { ok: false, failure: 'authentication', providerCode: null, said };
  }
  const events = await subscribeEvents(account, webhookUrl, password, signal);
  if (!events.ok) return events;
  const json = { InboundHookUrl: addressWithPassword(webhookUrl, password), RawEmailEnabled: true };
  const inbound = await callPostmark(account, { method: 'PUT', path: '/server', json }, signal);
  if (!inbound.ok) return checkRefusal(inbound);
  const address = textOf(inbound.fields, 'InboundAddress');
  const where = address === null ? 'what arrives' : `what arrives at ${address}`;
  return { ok: true, message: `Postmark sends this address its delivery events and ${where}.` };
}

async function subscribeEvents(
  account: PostmarkAccount,
  webhookUrl: string,
  password: string,
  signal: AbortSignal,
): Promise<StepResult> {
  const path = `/webhooks?MessageStream=${encodeURIComponent(account.stream)}`;
  const known = await callPostmark(account, { method: 'GET', path }, signal);
  if (!known.ok) return checkRefusal(known);
  const old = listOf(known.fields, 'Webhooks').find((one) => textOf(one, 'Url') === webhookUrl);
  const id = numberOf(old ?? null, 'ID');
  const json = { Url: webhookUrl, HttpAuth: { Username: 'concordia', Password: password }, Triggers: TRIGGERS };
  const call =
    id === null
      ? ({ method: 'POST', path: '/webhooks', json: { ...json, MessageStream: account.stream } } as const)
      : ({ method: 'PUT', path: `/webhooks/${id}`, json } as const);
  const set = await callPostmark(account, call, signal);
  return set.ok ? { ok: true, message: '' } : checkRefusal(set);
}
