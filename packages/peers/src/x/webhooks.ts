import { createHmac } from 'node:crypto';
import { randomId } from '../kit/ids.js';
import type { DeliverWebhook, PeerOptions, PlayedWebhook } from '../kit/peer.js';

export const WEBHOOK_PATH = '/webhooks/twitter';

const encoder = new TextEncoder();

const sign = (consumerSecret: string, content: string): string =>
  `sha256=${createHmac('sha256', consumerSecret).update(content).digest('base64')}`;

/** A webhook as X posts it, signed over its raw body. */
export function signedWebhook(consumerSecret: string, content: object): PlayedWebhook {
  const body = JSON.stringify(content);
  return {
    method: 'POST',
    path: WEBHOOK_PATH,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'x-twitter-webhooks-signature': sign(consumerSecret, body),
    },
    body: encoder.encode(body),
  };
}

/** Verifies that the receiver has the secret before sending events, as X does at registration and hourly. */
export function afterChallenge(
  consumerSecret: string,
  { deliver, random, now }: Pick<PeerOptions, 'deliver' | 'random' | 'now'>,
): DeliverWebhook {
  const hour = 60 * 60_000;
  let provenAt = Number.NEGATIVE_INFINITY;
  return async (webhook) => {
    if (now() - provenAt >= hour) {
      const token = randomId(random, 'word', 32);
      const path = `${WEBHOOK_PATH}?crc_token=${token}&nonce=${randomId(random, 'word', 16)}`;
      const { status, body } = await deliver({ method: 'GET', path, headers: {}, body: new Uint8Array() });
      if (status !== 200 || responseOf(body) !== sign(consumerSecret, token))
        return { status: 403, body: 'CRC failed' };
      provenAt = now();
    }
    return deliver(webhook);
  };
}

function responseOf(body: string): unknown {
  try {
    const answer: unknown = JSON.parse(body);
    return typeof answer === 'object' && answer !== null && 'response_token' in answer ? answer.response_token : null;
  } catch {
    return null;
  }
}
