import { createHmac } from 'node:crypto';
import { bearerToken, type PeerCall } from '../kit/call.js';
import { randomId } from '../kit/ids.js';
import type { PeerOptions, PlayedWebhook } from '../kit/peer.js';
import { RateLimiter } from '../kit/rate-limiter.js';
import { refused } from './refusals.js';

/** A Meta application and its assets, by the names of our profiles. */
export interface MetaSettings extends Readonly<Record<string, string>> {
  readonly appId: string;
  readonly appSecret: string;
  readonly accessToken: string;
  readonly verifyToken: string;
  /** A page; on WhatsApp the business account. */
  readonly pageId: string;
}

export function makeSettings({ random, settings }: PeerOptions): MetaSettings {
  return {
    appId: randomId(random, 'digits', 15),
    appSecret: randomId(random, 'hex', 32),
    accessToken: `EAA${randomId(random, 'word', 60)}`,
    verifyToken: randomId(random, 'word', 24),
    pageId: `1${randomId(random, 'digits', 14)}`,
    ...settings,
  };
}

/** Calls per hour and account, apart from messages. */
const CALLS_AN_HOUR = 5_000;

const hmac = (secret: string, content: string | Uint8Array): string =>
  createHmac('sha256', secret).update(content).digest('hex');

/** Verifies calls with the application's secrets, and signs its webhooks. */
export class MetaApplication {
  readonly #calls: RateLimiter;
  #callback = '/webhooks/meta';

  constructor(
    private readonly options: PeerOptions,
    readonly settings: MetaSettings,
  ) {
    this.#calls = new RateLimiter(CALLS_AN_HOUR, 3_600_000, options.now);
  }

  /**
   * @returns the path below the version, without a leading slash.
   * @throws Refusal for a token that is not ours, or is not proven by the application's secret.
   */
  admit(call: PeerCall): string {
    const { appId, appSecret, accessToken, pageId } = this.settings;
    const path = /^\/v\d{1,2}\.0\/(.+)$/.exec(call.path)?.[1];
    if (path === undefined) throw refused('notThere');
    const token = bearerToken(call) ?? '';
    if (token !== (path === `${appId}/subscriptions` ? `${appId}|${appSecret}` : accessToken))
      throw refused('badToken');
    const proof = call.query.get('appsecret_proof');
    if (proof === null) throw refused('noProof');
    if (proof !== hmac(appSecret, token)) throw refused('badProof');
    if (!path.endsWith('/messages') && !this.#calls.take().isAllowed) {
      throw refused('tooManyCalls', { usage: { account: pageId, minutes: 60 } });
    }
    return path;
  }

  /** The response of `debug_token`, for a token that does not expire. */
  tokenFacts(asked: string | null, scopes: readonly string[], targets: readonly string[]): object {
    const { appId, accessToken } = this.settings;
    if (asked !== accessToken) return { data: { app_id: appId, is_valid: false, error: { code: 190 }, scopes: [] } };
    const granular = scopes.map((scope) => ({ scope, target_ids: targets }));
    return { data: { app_id: appId, is_valid: true, expires_at: 0, scopes, granular_scopes: granular } };
  }

  /** Verifies an address before sending webhooks to it. */
  async callBack(address: unknown, verifyToken: unknown): Promise<void> {
    if (typeof address !== 'string' || !URL.canParse(address) || typeof verifyToken !== 'string') {
      throw refused('badParameter', { details: 'A callback needs an address and a token.' });
    }
    const url = new URL(address);
    const challenge = randomId(this.options.random, 'digits', 10);
    url.searchParams.set('hub.mode', 'subscribe');
    url.searchParams.set('hub.challenge', challenge);
    url.searchParams.set('hub.verify_token', verifyToken);
    const path = `${url.pathname}${url.search}`;
    const asked: PlayedWebhook = { method: 'GET', path, headers: {}, body: new Uint8Array() };
    const answer = await this.options.deliver(asked).catch(() => null);
    if (answer === null || answer.status !== 200 || answer.body !== challenge) throw refused('badCallback');
    this.#callback = url.pathname;
  }

  /** @param entry the events, in the form of `entry[]`. */
  signed(object: 'whatsapp_business_account' | 'page' | 'instagram', entry: readonly object[]): PlayedWebhook {
    const body = new TextEncoder().encode(JSON.stringify({ object, entry }));
    const signature = `sha256=${hmac(this.settings.appSecret, body)}`;
    const headers = { 'content-type': 'application/json', 'x-hub-signature-256': signature };
    return { method: 'POST', path: this.#callback, headers, body };
  }
}
