import { SECOND } from '@concordia/domain';
import { fieldsOf, jsonOf, textOf } from '../http/json.js';
import {
  accountOf,
  mailEnvelope,
  parseMailEnvelope,
  readMailEnvelope,
  splitFacts,
  verifyPassword,
} from '../mail-message/index.js';
import type { ChannelAdapter, ChannelEnvelope, RawWebhook } from '../port/adapter.js';
import { type Connect, missingSettings, settingOf } from '../port/connect.js';
import type { PostmarkAccount } from './client.js';
import { factsOf, RECEIVED_AT } from './events.js';
import { isMail, postedMail } from './inbound.js';
import { sendMail } from './send.js';
import { checkServer, subscribeServer } from './setup.js';

/** Postmark: email API, webhooks, inbound webhook. */
export const connectPostmark: Connect = (settings, tools) => {
  const missing = missingSettings('postmark', settings);
  if (missing.length > 0) return { ok: false, missing };
  const account: PostmarkAccount = {
    tools,
    token: settingOf(settings, 'apiKey'),
    stream: settingOf(settings, 'messageStream') || 'outbound',
  };
  const from = accountOf(settings);
  const password = settingOf(settings, 'webhookSecret');
  const adapter: ChannelAdapter = {
    provider: 'postmark',
    sendsFrom: from,
    recognizesKeys: false,
    rates: { connection: { messages: 50, perMs: SECOND }, recipient: null },
    verify: (webhook) => verifyPassword(webhook, password),
    mayBeGenuine: (head) => verifyPassword(head, password) === 'genuine',
    split: (webhook) => splitWebhook(webhook, from, tools.now()),
    parse: (raw) => parseMailEnvelope(raw, factsOf, (envelope) => readMailEnvelope(envelope, [from])),
    send: (message, signal) => sendMail(account, from, message, signal),
    check: (signal) => checkServer(account, signal),
    subscribe: (webhookUrl, signal) => subscribeServer(account, webhookUrl, password, signal),
  };
  return { ok: true, adapter };
};

/** One webhook is one record or one email. */
function splitWebhook({ body }: RawWebhook, account: string, receivedAt: number): readonly ChannelEnvelope[] | null {
  const fields = fieldsOf(jsonOf(Buffer.from(body).toString('utf8')));
  if (fields === null) return null;
  if (isMail(fields)) {
    const recipient = textOf(fields, 'OriginalRecipient');
    return [mailEnvelope(postedMail(fields), { account, recipient, receivedAt })];
  }
  if (!fields.has('RecordType')) return null;
  return splitFacts(account, new Map([...fields, [RECEIVED_AT, receivedAt]]), factsOf);
}
