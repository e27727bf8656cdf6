import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { RawWebhook, Verdict, WebhookAnswer, WebhookHead } from '../port/adapter.js';

/** The hex of `X-Hub-Signature-256: sha256=…`; `null` if the header is missing or malformed. */
function signatureOf({ headers }: WebhookHead): string | null {
  const header = headers['x-hub-signature-256'];
  return (typeof header === 'string' ? /^sha256=([0-9a-f]{64})$/.exec(header)?.[1] : null) ?? null;
}

export const hasSignature = (head: WebhookHead): boolean => signatureOf(head) !== null;

/** `X-Hub-Signature-256: sha256=` and the hex HMAC-SHA256(app secret, raw body). Meta signs no time, so nothing is ever stale. */
export function verifySignature(webhook: RawWebhook, appSecret: string): Verdict {
  const hex = signatureOf(webhook);
  if (hex === null || appSecret === '') return 'forged';
  const ours = createHmac('sha256', appSecret).update(webhook.body).digest();
  return timingSafeEqual(ours, Buffer.from(hex, 'hex')) ? 'genuine' : 'forged';
}

/** Meta's challenge: documented as digits, with room for more. It is echoed, so only harmless characters are allowed. */
const CHALLENGE = /^[\w-]{1,200}$/;

/** Answers `hub.mode=subscribe` with `hub.challenge` if `hub.verify_token` is ours. */
export function answerHandshake({ method, url }: RawWebhook, verifyToken: string): WebhookAnswer | null {
  if (method !== 'GET' || verifyToken === '' || !URL.canParse(url)) return null;
  const query = new URL(url).searchParams;
  const challenge = query.get('hub.challenge') ?? '';
  if (query.get('hub.mode') !== 'subscribe' || !CHALLENGE.test(challenge)) return null;
  if (!isSame(query.get('hub.verify_token') ?? '', verifyToken)) return null;
  return { status: 200, contentType: 'text/plain; charset=utf-8', body: challenge };
}

/** Constant time, even if the lengths differ. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
