import { fieldOf, listOf, textOf } from '../http/json.js';
import { checkRefusal } from '../mail-message/index.js';
import type { CheckResult, StepResult } from '../port/adapter.js';
import { callMailgun, formOf, type MailgunAccount } from './client.js';

const domainPath = ({ domain }: MailgunAccount) => `/v3/domains/${encodeURIComponent(domain)}`;

/** Whether the key works in this region and the domain may send. */
export async function checkDomain(account: MailgunAccount, signal: AbortSignal): Promise<CheckResult> {
  const answer = await callMailgun(account, { method: 'GET', path: domainPath(account) }, signal);
  if (!answer.ok) return checkRefusal(answer);
  const domain = fieldOf(answer.fields, 'domain');
  const state = textOf(domain, 'state') ?? 'unknown';
  if (state === 'active') return { ok: true, account: textOf(domain, 'name') ?? account.domain, expiresAt: null };
  const said = `Mailgun reports the domain as ${state}. Complete its DNS records there.`;
  return { ok: false, failure: 'authentication', providerCode: state, said };
}

const EVENTS = [
  'accepted',
  'delivered',
  'permanent_fail',
  'temporary_fail',
  'opened',
  'clicked',
  'unsubscribed',
  'complained',
] as const;

/** Registers our webhook and route with Mailgun, and fetches its signing key. */
export async function subscribeDomain(account: MailgunAccount, url: string, signal: AbortSignal): Promise<StepResult> {
  for (const event of EVENTS) {
    const set = await setWebhook(account, event, url, signal);
    if (!set.ok) return set;
  }
  const route = await setRoute(account, url, signal);
  if (!route.ok) return route;
  const key = await callMailgun(account, { method: 'GET', path: '/v5/accounts/http_signing_key' }, signal);
  const learned = key.ok ? textOf(key.fields, 'http_signing_key') : null;
  const message = 'Mailgun reports delivery events to this address, and forwards email that arrives at the domain.';
  return learned === null ? { ok: true, message } : { ok: true, message, learned: { webhookSecret: learned } };
}

async function setWebhook(
  account: MailgunAccount,
  event: (typeof EVENTS)[number],
  url: string,
  signal: AbortSignal,
): Promise<StepResult> {
  const path = `${domainPath(account)}/webhooks`;
  const changed = await callMailgun(
    account,
    { method: 'PUT', path: `${path}/${event}`, form: formOf([['url', url]]) },
    signal,
  );
  if (changed.ok) return { ok: true, message: '' };
  if (changed.providerCode !== '404') return checkRefusal(changed);
  const form = formOf([
    ['id', event],
    ['url', url],
  ]);
  const made = await callMailgun(account, { method: 'POST', path, form }, signal);
  return made.ok ? { ok: true, message: '' } : checkRefusal(made);
}

/** One route for the domain; the account's other routes still match. */
async function setRoute(account: MailgunAccount, url: string, signal: AbortSignal): Promise<StepResult> {
  const description = `Concordia: mail to ${account.domain}`;
  const known = await callMailgun(account, { method: 'GET', path: '/v3/routes?limit=1000' }, signal);
  if (!known.ok) return checkRefusal(known);
  const old = listOf(known.fields, 'items').find((route) => textOf(route, 'description') === description);
  const form = formOf([
    ['priority', '0'],
    ['description', description],
    ['expression', `match_recipient(".*@${account.domain.replaceAll('.', '\\.')}")`],
    ['action', `forward("${url}")`],
  ]);
  const id = textOf(old ?? null, 'id');
  const call =
    id === null
      ? ({ method: 'POST', path: '/v3/routes', form } as const)
      : ({ method: 'PUT', path: `/v3/routes/${id}`, form } as const);
  const set = await callMailgun(account, call, signal);
  return set.ok ? { ok: true, message: '' } : checkRefusal(set);
}
