import { SECOND } from '@concordia/domain';
import { fieldOf } from '../http/json.js';
import { accountOf, mailEnvelope, parseMailEnvelope, readMailEnvelope, splitFacts } from '../mail-message/index.js';
import type { ChannelAdapter, ChannelEnvelope, RawWebhook } from '../port/adapter.js';
import { type Connect, missingSettings, settingOf } from '../port/connect.js';
import type { MailgunAccount } from './client.js';
import { factsOf } from './events.js';
import { postedMail } from './inbound.js';
import { sendMail } from './send.js';
import { checkDomain, subscribeDomain } from './setup.js';
import { type MailgunBody, OLDEST, readBody, verifyMailgun } from './signature.js';

/** Mailgun: messages API v3, webhooks, routes. */
export const connectMailgun: Connect = (settings, tools) => {
  const missing = missingSettings('mailgun', settings);
  if (missing.length > 0) return { ok: false, missing };
  const region = settingOf(settings, 'region') === 'eu' ? 'eu' : 'us';
  const account: MailgunAccount = {
    tools,
    apiKey: settingOf(settings, 'apiKey'),
    domain: settingOf(settings, 'domain'),
    region,
  };
  const from = accountOf(settings);
  const key = settingOf(settings, 'webhookSecret');
  const adapter: ChannelAdapter = {
    provider: 'mailgun',
    sendsFrom: from,
    recognizesKeys: false,
    rates: { connection: { messages: 25, perMs: SECOND }, recipient: null },
    verify: (webhook) => verifyMailgun(webhook, key, tools.now()),
    believedForMs: OLDEST,
    split: (webhook) => splitWebhook(webhook, from, tools.now()),
    parse: (raw) => parseMailEnvelope(raw, factsOf, (envelope) => readMailEnvelope(envelope, [from])),
    send: (message, signal) => sendMail(account, from, message, signal),
    check: (signal) => checkDomain(account, signal),
    subscribe: (webhookUrl, signal) => subscribeDomain(account, webhookUrl, signal),
  };
  return { ok: true, adapter };
};

/** Maximum number of our events in one webhook. */
const SLOTS = 3;

function splitWebhook(webhook: RawWebhook, account: string, receivedAt: number): readonly ChannelEnvelope[] | null {
  const body = readBody(webhook);
  const token = body?.signature?.token ?? null;
  const told = body === null ? null : envelopesOf(body, account, receivedAt);
  return token === null || told === null ? null : keptUnder(token, account, told);
}

function envelopesOf(body: MailgunBody, account: string, receivedAt: number): readonly ChannelEnvelope[] | null {
  if (body.kind === 'events') {
    const event = fieldOf(body.json, 'event-data');
    return event === null ? null : splitFacts(account, event, factsOf);
  }
  const mail = postedMail(body.form);
  return mail === null ? null : [mailEnvelope(mail, { account, recipient: body.form.text('recipient'), receivedAt })];
}

/**
 * Envelopes under the webhook's token. Each webhook uses up all ids of its token, so that a signature seen once admits nothing else, whatever is
 * posted with it.
 */
function keptUnder(token: string, account: string, told: readonly ChannelEnvelope[]): readonly ChannelEnvelope[] {
  const nothing = { id: '', account, raw: JSON.stringify({ account, aspect: 'nothing' }) };
  return Array.from({ length: SLOTS }, (_, slot) => ({ ...(told[slot] ?? nothing), id: `${token}.${slot + 1}` }));
}
