import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RawWebhook } from '../port/adapter.js';
import { answerHandshake, verifySignature } from './signature.js';

const SECRET = 'app-secret';

const signed = (body: Uint8Array, secret = SECRET): RawWebhook => ({
  method: 'POST',
  url: 'https://concordia.test/webhooks/meta',
  headers: { 'x-hub-signature-256': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}` },
  body,
});

const asked = (query: Record<string, string>, method: 'GET' | 'POST' = 'GET'): RawWebhook => ({
  method,
  url: `https://concordia.test/webhooks/meta?${new URLSearchParams(query).toString()}`,
  headers: {},
  body: new Uint8Array(),
});

describe('the signature', () => {
  it('is made of the raw bytes, whatever they are', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (body) => {
        expect(verifySignature(signed(body), SECRET)).toBe('genuine');
      }),
    );
  });

  it('is forged when any byte of the body differs', () => {
    const bytes = fc.uint8Array({ minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(bytes, fc.nat(), fc.integer({ min: 1, max: 255 }), (body, where, flip) => {
        const changed = body.slice();
        changed[where % body.length] = (body[where % body.length] ?? 0) ^ flip;
        expect(verifySignature({ ...signed(body), body: changed }, SECRET)).toBe('forged');
      }),
    );
  });

  it('is forged when any of its own characters differs, or it is another’s', () => {
    const webhook = signed(new TextEncoder().encode('{"object":"page","entry":[]}'));
    const header = String(webhook.headers['x-hub-signature-256']);
    const withHeader = (value: string | readonly string[] | undefined) =>
      verifySignature({ ...webhook, headers: { 'x-hub-signature-256': value } }, SECRET);
    for (let at = 0; at < header.length; at += 1) {
      expect(withHeader(`${header.slice(0, at)}${header[at] === '0' ? '1' : '0'}${header.slice(at + 1)}`)).toBe(
        'forged',
      );
    }
    for (const value of [undefined, '', 'sha256=', `${header} `, header.toUpperCase(), [header, header]]) {
      expect(withHeader(value)).toBe('forged');
    }
    expect(verifySignature(signed(webhook.body, 'other'), SECRET)).toBe('forged');
    expect(verifySignature(signed(webhook.body, ''), '')).toBe('forged');
  });
});

describe('the handshake', () => {
  const right = { 'hub.mode': 'subscribe', 'hub.verify_token': 'token', 'hub.challenge': '1158201444' };

  it('gives the challenge back as text to who knows the token', () => {
    expect(answerHandshake(asked(right), 'token')).toEqual({
      status: 200,
      contentType: 'text/plain; charset=utf-8',
      body: '1158201444',
    });
  });

  it.each([
    { ...right, 'hub.mode': 'unsubscribe' },
    { ...right, 'hub.verify_token': 'tokem' },
    { ...right, 'hub.verify_token': '' },
    { ...right, 'hub.challenge': '<script>' },
    { ...right, 'hub.challenge': '' },
  ])('says nothing to %j', (query) => {
    expect(answerHandshake(asked(query), 'token')).toBeNull();
  });

  it('is asked by GET, and never with an empty token', () => {
    expect(answerHandshake(asked(right, 'POST'), 'token')).toBeNull();
    expect(answerHandshake(asked({ ...right, 'hub.verify_token': '' }), '')).toBeNull();
  });
});
