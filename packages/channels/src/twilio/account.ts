import { fieldsOf, jsonOf, listOf, textOf } from '../http/json.js';
import { type Exchange, exchange } from '../http/request.js';
import type { CheckResult, StepResult } from '../port/adapter.js';
import { type ConnectionSettings, type ProviderTools, settingOf } from '../port/connect.js';
import { checkRefusal } from './errors.js';

const API = 'https://api.twilio.com';
const MESSAGING = 'https://messaging.twilio.com';
const CONTENT = 'https://content.twilio.com';

/** Fields of a form; several values repeat their field. */
export type Form = Readonly<Record<string, string | readonly string[]>>;

export interface TwilioAccount {
  readonly sid: string;
  readonly authToken: string;
  readonly from: { readonly MessagingServiceSid: string } | { readonly From: string };
  readonly tools: ProviderTools;
}

/** @returns `null` if it has neither a messaging service nor a number to send from. */
export function accountOf(settings: ConnectionSettings, tools: ProviderTools): TwilioAccount | null {
  const service = settingOf(settings, 'messagingServiceSid');
  const number = settingOf(settings, 'fromNumber');
  if (service === '' && number === '') return null;
  return {
    sid: settingOf(settings, 'accountSid'),
    authToken: settingOf(settings, 'authToken'),
    from: service === '' ? { From: number } : { MessagingServiceSid: service },
    tools,
  };
}

export const basicAuth = ({ sid, authToken }: TwilioAccount): string =>
  `Basic ${Buffer.from(`${sid}:${authToken}`).toString('base64')}`;

/** @param path below the account, such as `/Messages.json`. */
export function accountCall(
  account: TwilioAccount,
  path: string,
  form: Form | null,
  signal: AbortSignal,
): Promise<Exchange> {
  const base = `${account.tools.origin ?? API}/2010-04-01/Accounts/${encodeURIComponent(account.sid)}`;
  return call(account, `${base}${path}`, form, signal);
}

/** A page of the account's contents, each with its approval by WhatsApp. */
export const contentCall = (account: TwilioAccount, query: URLSearchParams, signal: AbortSignal): Promise<Exchange> =>
  call(account, `${account.tools.origin ?? CONTENT}/v1/ContentAndApprovals?${query}`, null, signal);

function call(account: TwilioAccount, url: string, form: Form | null, signal: AbortSignal): Promise<Exchange> {
  const headers = { authorization: basicAuth(account), accept: 'application/json' };
  const init = form === null ? { headers } : { method: 'POST', headers, body: encoded(form) };
  return exchange({ url: new URL(url), init, fetch: account.tools.fetch }, signal);
}

const encoded = (form: Form): URLSearchParams =>
  new URLSearchParams(
    Object.entries(form).flatMap(([name, value]) => [value].flat().map((one): [string, string] => [name, one])),
  );

/** Reads the account; a suspended or closed one does not count as connected. */
export async function checkAccount(account: TwilioAccount, signal: AbortSignal): Promise<CheckResult> {
  const outcome = await accountCall(account, '.json', null, signal);
  if (outcome.kind !== 'answered' || outcome.status !== 200) return checkRefusal(outcome);
  const fields = fieldsOf(jsonOf(outcome.text));
  const status = textOf(fields, 'status');
  if (status !== null && status !== 'active') {
    const said = `The account is ${status.slice(0, 50)}.`;
    return { ok: false, failure: 'authentication', providerCode: status.slice(0, 50), said };
  }
  const name = textOf(fields, 'friendly_name') ?? account.sid;
  const sender = 'From' in account.from ? account.from.From : account.from.MessagingServiceSid;
  return { ok: true, account: `${name} (${sender})`, expiresAt: null };
}

export async function subscribeAccount(account: TwilioAccount, url: string, signal: AbortSignal): Promise<StepResult> {
  const { from } = account;
  return 'From' in from
    ? subscribeNumber(account, from.From, url, signal)
    : subscribeService(account, from.MessagingServiceSid, url, signal);
}

async function subscribeNumber(account: TwilioAccount, number: string, url: string, signal: AbortSignal) {
  const query = new URLSearchParams({ PhoneNumber: number });
  const found = await accountCall(account, `/IncomingPhoneNumbers.json?${query}`, null, signal);
  if (found.kind !== 'answered' || found.status !== 200) return checkRefusal(found);
  const [first] = listOf(fieldsOf(jsonOf(found.text)), 'incoming_phone_numbers');
  const sid = textOf(first ?? null, 'sid');
  if (sid === null) {
    const said = `The account has no number ${number}.`;
    return { ok: false, failure: 'authentication', providerCode: '21606', said } satisfies StepResult;
  }
  const form = { SmsUrl: url, SmsMethod: 'POST' };
  const outcome = await accountCall(account, `/IncomingPhoneNumbers/${encodeURIComponent(sid)}.json`, form, signal);
  return told(outcome, `Messages to ${number} come to ${url}.`);
}

async function subscribeService(account: TwilioAccount, service: string, url: string, signal: AbortSignal) {
  const form = {
    InboundRequestUrl: url,
    InboundMethod: 'POST',
    StatusCallback: url,
    // Otherwise Twilio uses each number's own address instead of the service's.
    UseInboundWebhookOnNumber: 'false',
  };
  const address = `${account.tools.origin ?? MESSAGING}/v1/Services/${encodeURIComponent(service)}`;
  return told(await call(account, address, form, signal), `Messages to ${service} come to ${url}.`);
}

const told = (outcome: Exchange, message: string): StepResult =>
  outcome.kind === 'answered' && outcome.status < 300 ? { ok: true, message } : checkRefusal(outcome);
