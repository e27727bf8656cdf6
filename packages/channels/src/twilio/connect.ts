import { SECOND } from '@concordia/domain';
import type { ChannelAdapter } from '../port/adapter.js';
import { type Connect, missingSettings } from '../port/connect.js';
import { accountOf, checkAccount, subscribeAccount, type TwilioAccount } from './account.js';
import { openTwilioFile } from './files.js';
import { sendTwilio } from './send.js';
import { hasSignature, verifyTwilio } from './signature.js';
import { parseTwilio, splitTwilio } from './webhook.js';

/** SMS and MMS over Twilio's Programmable Messaging. */
export const connectTwilio: Connect = (settings, tools) => {
  const missing = missingSettings('twilio', settings);
  const account = accountOf(settings, tools);
  // One of the two is needed, and the number is what people know.
  if (account === null) return { ok: false, missing: [...missing, 'fromNumber'] };
  return missing.length > 0 ? { ok: false, missing } : { ok: true, adapter: adapterOf(account) };
};

const adapterOf = (account: TwilioAccount): ChannelAdapter => ({
  provider: 'twilio',
  recognisesKeys: false,
  // Twilio queues for each number at the pace that its carriers allow; this only keeps its API from saying 429.
  rates: { connection: { messages: 30, perMs: SECOND }, recipient: null },
  verify: (webhook) => verifyTwilio(webhook, account.authToken),
  mayBeGenuine: hasSignature,
  split: (webhook) => splitTwilio(webhook, account.tools.now()),
  parse: parseTwilio,
  // TwiML that answers nothing.
  thanks: { status: 200, contentType: 'text/xml', body: '<Response/>' },
  send: (message, signal) => sendTwilio(account, message, signal),
  check: (signal) => checkAccount(account, signal),
  subscribe: (webhookUrl, signal) => subscribeAccount(account, webhookUrl, signal),
  openFile: (reference, signal) => openTwilioFile(account, reference, signal),
});
