import { createHmac, timingSafeEqual } from 'node:crypto';
import type { RawWebhook, Verdict, WebhookAnswer, WebhookHead } from '../port/adapter.js';

/** Maximum length of a challenge token that is answered, so that signing for strangers stays cheap. */
const LONGEST_TOKEN = 1_024;

const digest = (secret: string, content: string | Uint8Array): Buffer =>
  createHmac('sha256', secret).update(content).digest();

/** The bytes of `x-twitter-webhooks-signature`; `null` if the header is missing or malformed. */
function signatureOf({ headers }: WebhookHead): Buffer | null {
  const signature = headers['x-twitter-webhooks-signature'];
  // 32 bytes are 43 characters and one =; anything looser would allow several spellings of one signature.
  const encoded = typeof signature === 'string' ? /^sha256=([A-Za-z0-9+/]{43}=)$/.exec(signature)?.[1] : undefined;
  if (encoded === undefined) return null;
  const bytes = Buffer.from(encoded, 'base64');
  return bytes.toString('base64') === encoded ? bytes : null;
}

export const hasSignature = (head: WebhookHead): boolean => signatureOf(head) !== null;

/**
 * `x-twitter-webhooks-signature: sha256=<base64>`, HMAC-SHA256 with the consumer secret over the raw body. It covers no time, so replays are
 * recognized by event id.
 *
 * @param secret empty if not configured; then nothing is genuine.
 */
export function verifyWebhook(webhook: RawWebhook, secret: string): Verdict {
  const theirs = signatureOf(webhook);
  if (secret === '' || theirs === null) return 'forged';
  return timingSafeEqual(digest(secret, webhook.body), theirs) ? 'genuine' : 'forged';
}

/** The challenge-response check: `GET …?crc_token=`, hourly and whenever a webhook is registered. */
export function answerChallenge({ method, url }: RawWebhook, secret: string): WebhookAnswer | null {
  const token = URL.canParse(url) ? new URL(url).searchParams.get('crc_token') : null;
  if (method !== 'GET' || secret === '' || token === null || token === '' || token.length > LONGEST_TOKEN) return null;
  const response = { response_token: `sha256=${digest(secret, token).toString('base64')}` };
  return { status: 200, contentType: 'application/json', body: JSON.stringify(response) };
}
