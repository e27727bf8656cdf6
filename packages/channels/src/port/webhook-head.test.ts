import { describe, expect, test } from 'vitest';
import { hasSignature as hasLinkedinSignature } from '../linkedin/signature.js';
import { hasSignature as hasMetaSignature } from '../meta/signature.js';
import { connectPostmark } from '../postmark/index.js';
import { hasEventSignature } from '../sendgrid/verify.js';
import { hasSignature as hasTwilioSignature } from '../twilio/signature.js';
import { hasSignature as hasXSignature } from '../x/signature.js';
import type { WebhookHead } from './adapter.js';

const headOf = (headers: WebhookHead['headers']): WebhookHead => ({
  method: 'POST',
  url: 'https://here.example/webhooks',
  headers,
});
const base64 = (length: number) => Buffer.alloc(length, 7).toString('base64');
const hex = 'ab'.repeat(32);
const time = { 'x-twilio-email-event-webhook-timestamp': '1700000000' };

describe('a webhook is refused by its headers when its signature is missing or malformed', () => {
  test.each([
    ['Meta', hasMetaSignature, 'x-hub-signature-256', `sha256=${hex}`, {}],
    ['LinkedIn', hasLinkedinSignature, 'x-li-signature', hex, {}],
    ['X', hasXSignature, 'x-twitter-webhooks-signature', `sha256=${base64(32)}`, {}],
    ['Twilio', hasTwilioSignature, 'x-twilio-signature', base64(20), {}],
    ['SendGrid', hasEventSignature, 'x-twilio-email-event-webhook-signature', base64(70), time],
  ] as const)('%s', (_name, has, header, signature, others) => {
    expect(has(headOf({ ...others, [header]: signature }))).toBe(true);
    expect(has(headOf(others))).toBe(false);
    for (const malformed of ['', ` ${signature}`, `${signature}=`, signature.slice(0, -3), [signature, signature]])
      expect(has(headOf({ ...others, [header]: malformed }))).toBe(false);
  });

  test('Postmark, whose password is in the headers as a whole', () => {
    const settings = { fromAddress: 'us@here.example', apiKey: 'key', webhookSecret: 'secret' };
    const tools = {
      fetch: () => Promise.reject(new Error('No call is expected.')),
      now: () => 0,
      random: () => 0,
      origin: null,
      publicUrl: 'https://here.example',
    };
    const connected = connectPostmark(settings, tools);
    if (!connected.ok) throw new Error(`Settings are missing: ${connected.missing.join(', ')}`);
    const mayBeGenuine = (password: string) =>
      connected.adapter.mayBeGenuine?.(headOf({ authorization: `Basic ${btoa(`us:${password}`)}` }));
    expect(mayBeGenuine('secret')).toBe(true);
    expect(mayBeGenuine('secre')).toBe(false);
    expect(connected.adapter.mayBeGenuine?.(headOf({}))).toBe(false);
  });
});
