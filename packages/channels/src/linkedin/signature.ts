import { createHmac, timingSafeEqual } from 'node:crypto';
import type { RawWebhook, Verdict, WebhookAnswer, WebhookHead } from '../port/adapter.js';

/** Prefix of the signed body, so that no challenge can pass as a body. */
const PREFIX = 'hmacsha256=';

/** A challenge is a UUID; nothing that could be a signed body is ever answered. */
const CHALLENGE = /^[\w-]{1,128}$/;

const digest = (secret: string, prefix: string, content: string | Uint8Array): Buffer =>
  createHmac('sha256', secret).update(prefix).update(content).digest();

/** `X-LI-Signature` in hex; `null` if missing or malformed. */
function signatureOf({ headers }: WebhookHead): string | null {
  const signature = headers['x-li-signature'];
  return typeof signature === 'string' && /^[0-9a-f]{64}$/.test(signature) ? signature : null;
}

export const hasSignature = (head: WebhookHead): boolean => signatureOf(head) !== null;

/**
 * `X-LI-Signature`: hex HMAC-SHA256 with the client secret over `hmacsha256=` and the raw body (LinkedIn, "Webhooks"). It covers no time, so replays
 * are recognized by notification id.
 */
export function verifyWebhook(webhook: RawWebhook, secret: string): Verdict {
  const signature = signatureOf(webhook);
  if (signature === null) return 'forged';
  return timingSafeEqual(digest(secret, PREFIX, webhook.body), Buffer.from(signature, 'hex')) ? 'genuine' : 'forged';
}

/** `GET …?challengeCode=`, sent when the webhook is registered and every two hours after; requires a response within 3 s. */
export function answerChallenge({ method, url }: RawWebhook, secret: string): WebhookAnswer | null {
  const challengeCode = URL.canParse(url) ? new URL(url).searchParams.get('challengeCode') : null;
  if (method !== 'GET' || challengeCode === null || !CHALLENGE.test(challengeCode)) return null;
  const challengeResponse = digest(secret, '', challengeCode).toString('hex');
  return { status: 200, contentType: 'application/json', body: JSON.stringify({ challengeCode, challengeResponse }) };
}
