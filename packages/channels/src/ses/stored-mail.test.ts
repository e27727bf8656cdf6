import { testEnvironment } from '@concordia/peers/kit';
import { startSesPeer } from '@concordia/peers/ses';
import { expect, it } from 'vitest';
import { fieldsOf } from '../http/json.js';
import { connectSes } from './connect.js';
import { storedAt } from './stored-mail.js';

const NOW = Date.UTC(2026, 10, 20, 9, 30);
const never = new AbortController().signal;
const SETTINGS = {
  accessKeyId: 'AK',
  apiKey: 's',
  region: 'eu-west-1',
  fromAddress: 'ola@example.com',
  topicArn: 'arn:aws:sns:eu-west-1:123456789012:mail',
};
const MIME = 'From: ann@example.org\r\nMessage-ID: <m@example.org>\r\n\r\nHej';

function connected(answer: () => Response, settings: Readonly<Record<string, string>> = SETTINGS) {
  const asked: { readonly url: string; readonly headers: Headers }[] = [];
  const fetch: typeof globalThis.fetch = async (url, init) => {
    asked.push({ url: String(url), headers: new Headers(init?.headers) });
    return answer();
  };
  const tools = { fetch, now: () => NOW, random: () => 0, origin: null, publicUrl: 'https://a.test' };
  const result = connectSes(settings, tools);
  if (!result.ok) throw new Error('Not connected.');
  return { adapter: result.adapter, asked };
}

const toldOf = (bucketName: unknown, objectKey: unknown, type = 'S3') => ({
  notificationType: 'Received',
  receipt: { recipients: ['ola@example.com'], action: { type, bucketName, objectKey } },
  mail: {},
});

const webhook = (told: object) => ({
  method: 'POST' as const,
  url: 'https://a.test/webhooks/email/ses',
  headers: {},
  body: new TextEncoder().encode(
    JSON.stringify({ Type: 'Notification', MessageId: 'sns-1', Message: JSON.stringify(told) }),
  ),
});

async function fetched(answer: () => Response, settings = SETTINGS) {
  const { adapter, asked } = connected(answer, settings);
  const [envelope] = adapter.split(webhook(toldOf('received-mail', 'inbox/a b+c'))) ?? [];
  const raw = envelope?.raw ?? '';
  return { adapter, asked, raw, whole: await adapter.complete?.(raw, never) };
}

it('fetches an email that SES stored in S3 with a signed call of the configured region', async () => {
  const { adapter, asked, raw, whole } = await fetched(() => new Response(MIME));
  expect(asked.map(({ url }) => url)).toEqual(['https://s3.eu-west-1.amazonaws.com/received-mail/inbox/a%20b%2Bc']);
  expect(asked[0]?.headers.get('authorization')).toMatch(/^AWS4-HMAC-SHA256 Credential=AK\/20261120\/eu-west-1\/s3\//);
  expect(whole?.ok === true && adapter.parse(whole.raw)).toMatchObject({ messageId: 'm@example.org', text: 'Hej' });
  expect(adapter.parse(raw)).toBe('ignored');
});

it.each([
  [404, false],
  [403, false],
  [301, false],
  [429, true],
  [503, true],
])('after an answer of %d tries again: %s', async (status, isWorthRepeating) => {
  const { whole } = await fetched(() => new Response('', { status }));
  expect(whole).toEqual({ ok: false, isWorthRepeating });
});

it('tries again after a broken connection', async () => {
  const { whole } = await fetched(() => {
    throw new TypeError('fetch failed');
  });
  expect(whole).toEqual({ ok: false, isWorthRepeating: true });
});

it('asks nobody if the region is no region', async () => {
  const { asked, whole } = await fetched(() => new Response(MIME), { ...SETTINGS, region: 'evil.example/' });
  expect([asked, whole]).toEqual([[], { ok: false, isWorthRepeating: false }]);
});

it.each([
  ['received-mail', 'inbox/1', true],
  ['evil.example/x', 'inbox/1', false],
  ['a@evil.example', 'inbox/1', false],
  ['..', 'inbox/1', false],
  ['UPPER', 'inbox/1', false],
  ['received-mail', '../other/1', false],
  ['received-mail', 'inbox/./1', false],
  ['received-mail', 'in\\..\\1', false],
  ['received-mail', 'in\r\nbox', false],
  ['received-mail', '', false],
  ['received-mail', 'x'.repeat(1_025), false],
  ['received-mail', 7, false],
])('takes the object %j %j: %s', (bucket, key, isTaken) => {
  expect(storedAt(fieldsOf(toldOf(bucket, key)) ?? new Map()) !== null).toBe(isTaken);
});

it('leaves the other actions to their own content', () => {
  expect(connected(() => new Response()).adapter.split(webhook(toldOf('received-mail', 'x', 'SNS')))).toBe(null);
});

it.each([
  ['its own key', {}, { ok: true }],
  ['another key', { apiKey: 'other' }, { ok: false, isWorthRepeating: false }],
])('fetches from a peer that checks signatures, with %s', async (_, settings, expected) => {
  const { options, webhooks, now } = testEnvironment();
  const peer = await startSesPeer({ ...options, settings: { storesInS3: 'yes' } });
  try {
    const text = 'Ja, gärna!';
    await peer.write({ from: 'ann@example.org', name: null, subject: 'Plan', text, inReplyTo: null });
    await peer.settled();
    const tools = { fetch, now, random: () => 0, origin: peer.origin, publicUrl: options.publicUrl };
    const result = connectSes({ ...peer.settings, ...settings }, tools);
    const adapter = result.ok ? result.adapter : null;
    const [told] = webhooks.map((one) => ({ ...one, url: `${options.publicUrl}${one.path}` }));
    const [envelope] = (told && adapter?.split(told)) ?? [];
    const whole = await adapter?.complete?.(envelope?.raw ?? '', never);
    expect(whole).toMatchObject(expected);
    expect(whole?.ok === true ? adapter?.parse(whole.raw) : { text }).toMatchObject({ text });
  } finally {
    await peer.stop();
  }
});
