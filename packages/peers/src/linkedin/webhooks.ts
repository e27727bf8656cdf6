import { createHmac } from 'node:crypto';
import type { DeliverWebhook, PeerOptions, PlayedWebhook } from '../kit/peer.js';

export const WEBHOOK_PATH = '/webhooks/linkedin';

/** LinkedIn verifies every two hours that the receiver still has the secret. */
const PROOF_LIFE = 2 * 60 * 60_000;

const hmac = (secret: string, content: string): string => createHmac('sha256', secret).update(content).digest('hex');

/** A webhook as LinkedIn posts it, signed over `hmacsha256=` and its raw body. */
export function signedWebhook(clientSecret: string, notifications: readonly object[]): PlayedWebhook {
  const body = JSON.stringify({ type: 'ORGANIZATION_SOCIAL_ACTION_NOTIFICATIONS', notifications });
  return {
    method: 'POST',
    path: WEBHOOK_PATH,
    headers: { 'content-type': 'application/json', 'x-li-signature': hmac(clientSecret, `hmacsha256=${body}`) },
    body: new TextEncoder().encode(body),
  };
}

/** Verifies that the receiver has the secret before sending events. */
export function afterChallenge(
  clientSecret: string,
  { deliver, random, now }: Pick<PeerOptions, 'deliver' | 'random' | 'now'>,
): DeliverWebhook {
  let provenAt = Number.NEGATIVE_INFINITY;
  return async (webhook) => {
    if (now() - provenAt >= PROOF_LIFE) {
      const code = uuid(random);
      const path = `${WEBHOOK_PATH}?challengeCode=${code}&applicationId=1`;
      const { status, body } = await deliver({ method: 'GET', path, headers: {}, body: new Uint8Array() });
      const proof = JSON.stringify({ challengeCode: code, challengeResponse: hmac(clientSecret, code) });
      if (status !== 200 || body !== proof) return { status: 403, body: 'The challenge failed.' };
      provenAt = now();
    }
    return deliver(webhook);
  };
}

function uuid(random: () => number): string {
  const hex = Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
