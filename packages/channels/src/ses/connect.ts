import { SECOND } from '@concordia/domain';
import { fieldOf, fieldsOf, jsonOf, textOf } from '../http/json.js';
import {
  accountOf,
  mailEnvelope,
  parseMailEnvelope,
  type ReadFacts,
  readMailEnvelope,
  splitFacts,
} from '../mail-message/index.js';
import type { ChannelAdapter, ChannelEnvelope, RawWebhook } from '../port/adapter.js';
import { type Connect, missingSettings, settingOf } from '../port/connect.js';
import type { SesAccount } from './client.js';
import { eachRecipient, factsIn, kindOf } from './events.js';
import { sendMail } from './send.js';
import { checkAccount, subscribeTopic } from './setup.js';
import { OLDEST, readSns, SnsTopic } from './sns.js';
import { completeStored, isStored, storedAt, storedEnvelope } from './stored-mail.js';

/** Calls triggered by a webhook end with their own timeout. */
const UNTIL_TIMEOUT = new AbortController().signal;

/** Amazon SES: API v2, events and received email over SNS. */
export const connectSes: Connect = (settings, tools) => {
  const missing = missingSettings('ses', settings);
  if (missing.length > 0) return { ok: false, missing };
  const region = settingOf(settings, 'region');
  const account: SesAccount = {
    tools,
    accessKeyId: settingOf(settings, 'accessKeyId'),
    secretAccessKey: settingOf(settings, 'apiKey'),
    region,
  };
  const from = accountOf(settings);
  const topicArn = settingOf(settings, 'topicArn');
  const topic = new SnsTopic(topicArn, tools);
  const readFacts = factsIn(region);
  const adapter: ChannelAdapter = {
    provider: 'ses',
    sendsFrom: from,
    recognizesKeys: false,
    // The quota of an account outside the sandbox; inside it, one per second.
    rates: { connection: { messages: 14, perMs: SECOND }, recipient: null },
    verify: (webhook) => topic.verify(webhook, UNTIL_TIMEOUT),
    believedForMs: OLDEST,
    onVerified: async ({ body }) => {
      const message = readSns(body);
      return message?.type !== 'SubscriptionConfirmation' || topic.confirm(message, UNTIL_TIMEOUT);
    },
    split: (webhook) => splitSns(webhook, from, readFacts, tools.now()),
    complete: (raw, signal) => completeStored(account, raw, signal),
    parse: (raw) =>
      isStored(raw) ? 'ignored' : parseMailEnvelope(raw, readFacts, (envelope) => readMailEnvelope(envelope, [from])),
    send: (message, signal) => sendMail(account, from, message, signal),
    check: (signal) => checkAccount(account, from, signal),
    subscribe: (webhookUrl, signal) => subscribeTopic(account, from, topicArn, webhookUrl, signal),
  };
  return { ok: true, adapter };
};

/** One SNS message is one event or one email; confirmations hold nothing to store. */
function splitSns(
  { body }: RawWebhook,
  account: string,
  readFacts: ReadFacts,
  now: number,
): readonly ChannelEnvelope[] | null {
  const message = readSns(body);
  const id = textOf(message?.fields ?? null, 'MessageId');
  if (message === null || id === null) return null;
  if (message.type !== 'Notification') return [];
  const told = fieldsOf(jsonOf(textOf(message.fields, 'Message') ?? ''));
  // SES greets a new topic in plain text.
  if (told === null) return [{ id: `${id}.nothing`, account, raw: JSON.stringify({ account, aspect: 'nothing' }) }];
  if (kindOf(told) !== 'Received') {
    return eachRecipient(told, id).flatMap((event) => splitFacts(account, event, readFacts));
  }
  const to: unknown = fieldOf(told, 'receipt')?.get('recipients');
  const recipient = Array.isArray(to) ? to.filter((one) => typeof one === 'string').join(',') : null;
  const bytes = contentOf(told);
  const place = bytes === null ? storedAt(told) : null;
  if (place !== null) return [storedEnvelope(place, { id, account, recipient, receivedAt: now })];
  return bytes === null ? null : [mailEnvelope({ kind: 'whole', bytes }, { account, recipient, receivedAt: now })];
}

/** The email itself, which the SNS action of a receipt rule includes as text or base64. */
function contentOf(told: NonNullable<ReturnType<typeof fieldsOf>>): Uint8Array | null {
  const content = textOf(told, 'content');
  const encoding = textOf(fieldOf(fieldOf(told, 'receipt'), 'action'), 'encoding');
  return content === null ? null : Buffer.from(content, encoding === 'BASE64' ? 'base64' : 'utf8');
}
