import { MINUTE } from '@concordia/domain';
import type { ChannelAdapter } from '../port/adapter.js';
import { type Connect, missingSettings, settingOf } from '../port/connect.js';
import { checkAccount } from './check.js';
import type { LinkedinAccount } from './client.js';
import { parseEnvelope, splitWebhook } from './notifications.js';
import { publish, sendMessage } from './send.js';
import { answerChallenge, hasSignature, verifyWebhook } from './signature.js';

const API_ORIGIN = 'https://api.linkedin.com';
const LOGIN_ORIGIN = 'https://www.linkedin.com';

/**
 * LinkedIn, as an organization's page: receives comments and mentions, sends replies and posts. Messages between members are open to approved
 * partners only; without `useDMs` they are refused before sending.
 */
export const connectLinkedin: Connect = (settings, { fetch, origin }) => {
  const missing = missingSettings('linkedin', settings);
  if (missing.length > 0) return { ok: false, missing };
  const clientSecret = settingOf(settings, 'clientSecret');
  const account: LinkedinAccount = {
    fetch,
    origin: origin ?? API_ORIGIN,
    token: settingOf(settings, 'accessToken'),
    organisation: settingOf(settings, 'orgId'),
  };
  const application = { clientId: settingOf(settings, 'appId'), clientSecret, origin: origin ?? LOGIN_ORIGIN };
  const isPartner = settingOf(settings, 'useDMs') === 'true';
  const adapter: ChannelAdapter = {
    provider: 'linkedin',
    recognizesKeys: false,
    // LinkedIn's limits are daily and shown only in its own console; this keeps a burst from using one up.
    rates: { connection: { messages: 30, perMs: MINUTE }, recipient: null },
    verify: (webhook) => verifyWebhook(webhook, clientSecret),
    mayBeGenuine: hasSignature,
    handshake: (webhook) => answerChallenge(webhook, clientSecret),
    split: splitWebhook,
    parse: parseEnvelope,
    send: (message, signal) => sendMessage(account, isPartner, message, signal),
    check: (signal) => checkAccount(application, account, signal),
    post: (text, signal) => publish(account, text, signal),
  };
  return { ok: true, adapter };
};
