import { SECOND } from '@concordia/domain';
import { fieldsOf, jsonOf } from '../http/json.js';
import {
  accountOf,
  mailEnvelope,
  parseMailEnvelope,
  readForm,
  readMailEnvelope,
  splitFacts,
  verifyPassword,
} from '../mail-message/index.js';
import type { ChannelAdapter, ChannelEnvelope, RawWebhook, StepResult, WebhookHead } from '../port/adapter.js';
import { type Connect, missingSettings, settingOf } from '../port/connect.js';
import type { SendgridAccount } from './client.js';
import { factsOf } from './events.js';
import { postedMail, recipientOf } from './inbound.js';
import { sendMail } from './send.js';
import { checkAccount, subscribeEvents, subscribeInbound } from './setup.js';
import { hasEventSignature, OLDEST, publicKeyOf, verifyEvents } from './verify.js';

/** Email arrives as a form, events as JSON; each has its own verification. */
const isMail = ({ headers }: WebhookHead): boolean => /^multipart\/form-data\b/i.test(String(headers['content-type']));

/** SendGrid: Web API v3, event webhook, Inbound Parse. */
export const connectSendgrid: Connect = (settings, tools) => {
  const missing = missingSettings('sendgrid', settings);
  if (missing.length > 0) return { ok: false, missing };
  const account: SendgridAccount = { tools, apiKey: settingOf(settings, 'apiKey') };
  const from = accountOf(settings);
  const key = publicKeyOf(settingOf(settings, 'webhookSecret'));
  const password = settingOf(settings, 'inboundPassword');
  const hostname = settingOf(settings, 'domain');

  const subscribe = async (webhookUrl: string, signal: AbortSignal): Promise<StepResult> => {
    const events = await subscribeEvents(account, webhookUrl, signal);
    if (!events.ok || hostname === '' || password === '') return events;
    const inbound = await subscribeInbound(account, { hostname, webhookUrl, password }, signal);
    return inbound.ok ? { ...events, message: `${events.message} ${inbound.message}` } : inbound;
  };

  const adapter: ChannelAdapter = {
    provider: 'sendgrid',
    sendsFrom: from,
    recognizesKeys: false,
    rates: { connection: { messages: 100, perMs: SECOND }, recipient: null },
    verify: (webhook) =>
      isMail(webhook) ? verifyPassword(webhook, password) : verifyEvents(webhook, key, tools.now()),
    mayBeGenuine: (head) => (isMail(head) ? verifyPassword(head, password) === 'genuine' : hasEventSignature(head)),
    believedForMs: OLDEST,
    split: (webhook) => (isMail(webhook) ? splitMail(webhook, from, tools.now()) : splitEvents(webhook, from)),
    parse: (raw) => parseMailEnvelope(raw, factsOf, (envelope) => readMailEnvelope(envelope, [from])),
    send: (message, signal) => sendMail(account, from, message, signal),
    check: (signal) => checkAccount(account, from, signal),
    subscribe,
  };
  return { ok: true, adapter };
};

function splitMail(webhook: RawWebhook, account: string, receivedAt: number): readonly ChannelEnvelope[] | null {
  const form = readForm(webhook);
  const mail = form === null ? null : postedMail(form);
  return form === null || mail === null
    ? null
    : [mailEnvelope(mail, { account, recipient: recipientOf(form), receivedAt })];
}

function splitEvents({ body }: RawWebhook, account: string): readonly ChannelEnvelope[] | null {
  const events = jsonOf(Buffer.from(body).toString('utf8'));
  if (!Array.isArray(events)) return null;
  const all = events.map(fieldsOf);
  return all.every((event) => event !== null) ? all.flatMap((event) => splitFacts(account, event, factsOf)) : null;
}
