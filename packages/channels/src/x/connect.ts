import { DAY, MINUTE } from '@concordia/domain';
import type { ChannelAdapter, CheckResult, RateLimits } from '../port/adapter.js';
import { type Connect, missingSettings, settingOf } from '../port/connect.js';
import type { XAccount } from './client.js';
import { parseEnvelope } from './events.js';
import { openFile } from './media.js';
import { ownPosts } from './own-posts.js';
import { lookUpOnX } from './profile.js';
import { discover, searchPosts } from './read.js';
import { publish, sendMessage } from './send.js';
import { answerChallenge, hasSignature, verifyWebhook } from './signature.js';
import { splitWebhook } from './split.js';
import { ownUser, userFinder } from './users.js';

const API_ORIGIN = 'https://api.x.com';

/** X's limit for direct messages: 15 in 15 minutes, or the same rate spread over a day. */
const RATES = {
  safe: { connection: { messages: 15, perMs: 15 * MINUTE }, recipient: null },
  full: { connection: { messages: 1_440, perMs: DAY }, recipient: null },
} as const satisfies Record<string, RateLimits>;

/**
 * X API v2: direct messages, public replies, posts and searches, as the user who authorized us by OAuth 2. Without the application's consumer secret
 * no webhook is genuine; without a token nothing is sent.
 */
export const connectX: Connect = (settings, { fetch, now, origin }) => {
  const missing = missingSettings('x', settings);
  if (missing.length > 0) return { ok: false, missing };
  const token = settingOf(settings, 'oauthAccessToken');
  const account: XAccount = { fetch, now, origin: origin ?? API_ORIGIN, token: token === '' ? null : token };
  const consumerSecret = settingOf(settings, 'consumerSecret');
  const find = userFinder(account);
  const adapter: ChannelAdapter = {
    provider: 'x',
    recognizesKeys: false,
    rates: settingOf(settings, 'rateLimitPolicy') === 'full' ? RATES.full : RATES.safe,
    verify: (webhook) => verifyWebhook(webhook, consumerSecret),
    mayBeGenuine: hasSignature,
    handshake: (webhook) => answerChallenge(webhook, consumerSecret),
    split: splitWebhook,
    parse: parseEnvelope,
    send: (message, signal) => sendMessage(account, find, message, signal),
    check: (signal) => check(account, settingOf(settings, 'handle'), signal),
    openFile: (reference, signal) => openFile(account, reference, signal),
    profile: (handle, signal) => lookUpOnX(account, handle, signal),
    post: (text, signal) => publish(account, { text }, signal),
    search: (query, signal) => searchPosts(account, query, signal),
    discover: (wanted, signal) => discover(account, wanted, signal),
    ownPosts: (signal) => ownPosts(account, signal),
  };
  return { ok: true, adapter };
};

/** @param handle the expected account from the settings; empty if not set. */
async function check(account: XAccount, handle: string, signal: AbortSignal): Promise<CheckResult> {
  const mine = await ownUser(account, signal);
  if (!mine.ok) return { ok: false, failure: mine.failure, providerCode: mine.providerCode, said: mine.said };
  const expected = handle.trim().replace(/^@/, '').toLowerCase();
  if (expected === '' || expected === mine.username.toLowerCase())
    return { ok: true, account: `@${mine.username}`, expiresAt: null };
  const said = `The permission is of @${mine.username}, and the settings name @${expected}.`;
  return { ok: false, failure: 'authentication', providerCode: 'other_account', said };
}
