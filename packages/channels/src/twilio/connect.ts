import { SECOND } from '@concordia/domain';
import type { ChannelAdapter } from '../port/adapter.js';
import { type Connect, missingSettings } from '../port/connect.js';
import { accountOf, checkAccount, subscribeAccount, type TwilioAccount } from './account.js';
import { openTwilioFile } from './files.js';
import { sendTwilio } from './send.js';
import { hasSignature, verifyTwilio } from './signature.js';
import { listContents } from './templates.js';
import { parseTwilio, splitTwilio } from './webhook.js';

export const connectTwilio: Connect = (settings, tools) => {
  const missing = missingSettings('twilio', settings);
  const account = accountOf(settings, tools);
  // One of the two is required; users know the number.
  if (account === null) return { ok: false, missing: [...missing, 'fromNumber'] };
  return missing.length > 0 ? { ok: false, missing } : { ok: true, adapter: adapterOf(account) };
};

/**
 * WhatsApp of a number at Twilio: the same API and webhooks, with `whatsapp:` before both addresses. Its webhook is entered in Twilio's console, with
 * the sender.
 */
export const connectTwilioWhatsapp: Connect = (settings, tools) => {
  const missing = missingSettings('twilioWhatsapp', settings);
  const account = accountOf(settings, tools);
  if (missing.length > 0 || account === null) return { ok: false, missing };
  const { subscribe: _byHand, ...shared } = adapterOf(account);
  return {
    ok: true,
    adapter: {
      ...shared,
      provider: 'twilioWhatsapp',
      // A WhatsApp sender of Twilio sends 80 messages a second.
      rates: { connection: { messages: 80, perMs: SECOND }, recipient: null },
      parse: (envelope) => parseTwilio(envelope, 'whatsapp'),
      send: (message, signal) => sendTwilio(account, message, signal, 'whatsapp:'),
      templates: (signal) => listContents(account, signal),
    },
  };
};

const adapterOf = (account: TwilioAccount): ChannelAdapter => ({
  provider: 'twilio',
  recognizesKeys: false,
  // Twilio queues per number at the carriers' pace; this only keeps its API from responding 429.
  rates: { connection: { messages: 30, perMs: SECOND }, recipient: null },
  verify: (webhook) => verifyTwilio(webhook, account.authToken),
  mayBeGenuine: hasSignature,
  split: (webhook) => splitTwilio(webhook, account.tools.now()),
  parse: (envelope) => parseTwilio(envelope, 'sms'),
  // TwiML without a reply.
  thanks: { status: 200, contentType: 'text/xml', body: '<Response/>' },
  send: (message, signal) => sendTwilio(account, message, signal),
  check: (signal) => checkAccount(account, signal),
  subscribe: (webhookUrl, signal) => subscribeAccount(account, webhookUrl, signal),
  openFile: (reference, signal) => openTwilioFile(account, reference, signal),
});
