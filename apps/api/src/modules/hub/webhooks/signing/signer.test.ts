import { createHmac, createPublicKey, verify } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import { makeKeyPair, makeSecret } from './secrets.js';
import { ed25519Signer, hmacSigner } from './signer.js';

const payload = { topic: 'user.created', payload: { name: 'Zoë' } };
const body = Buffer.from(JSON.stringify(payload));
const id = '0199f3a2-7c1e-7d40-9b6a-3f6f5f0c2a11';
// The package compares with its own clock.
const seconds = Math.floor(Date.now() / 1_000);

describe('signatures with shared secrets', () => {
  test('are those of Standard Webhooks, also while a secret is changed', () => {
    const [secret, former, foreign] = [makeSecret(), makeSecret(), makeSecret()];
    const headers = hmacSigner([secret, former])(id, seconds, body);
    for (const known of [secret, former]) expect(new Webhook(known).verify(body, headers)).toEqual(payload);
    expect(() => new Webhook(foreign).verify(body, headers)).toThrow('No matching signature');
    expect(() => new Webhook(secret).verify(`${body} `, headers)).toThrow('No matching signature');
  });

  test('are told in x-concordia-signature as well, by the newest secret', () => {
    const [secret, former] = [makeSecret(), makeSecret()];
    const expected = createHmac('sha256', secret).update(body).digest('hex');
    expect(hmacSigner([secret, former])(id, seconds, body)['x-concordia-signature']).toBe(`sha256=${expected}`);
  });
});

test('signatures with Ed25519 are verified with the public key alone', () => {
  const { privateKey, publicKey } = makeKeyPair();
  expect([publicKey, privateKey].map((text) => text.replace(/[^_]+$/, ''))).toEqual(['whpk_', 'whsk_']);
  const headers = ed25519Signer([privateKey])(id, seconds, body);
  const key = createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(publicKey.slice(5), 'base64').toString('base64url') },
    format: 'jwk',
  });
  const [version, signature = ''] = headers['webhook-signature']?.split(',') ?? [];
  const isGood = (text: string) => verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'));
  expect([version, isGood(`${id}.${seconds}.${body}`), isGood(`${id}.${seconds}.{}`)]).toEqual(['v1a', true, false]);
  expect(headers['x-concordia-signature']).toBeUndefined();
});
