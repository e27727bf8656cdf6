import { createHmac } from 'node:crypto';
import { FORM_TYPE, formBody } from '@concordia/peers/mail';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RawWebhook } from '../port/adapter.js';
import { connectMailgun } from './connect.js';

const NOW = Date.UTC(2026, 10, 20, 9, 30);
const HOUR = 3_600_000;
const KEY = 'signing-key';
const SETTINGS = { apiKey: 'k', domain: 'mg.example.com', fromAddress: 'ola@mg.example.com', webhookSecret: KEY };

function connected(
  settings: Readonly<Record<string, string>> = SETTINGS,
  fetch: typeof globalThis.fetch = globalThis.fetch,
) {
  const result = connectMailgun(settings, {
    fetch,
    now: () => NOW,
    random: () => 0,
    origin: null,
    publicUrl: 'https://a.test',
  });
  if (!result.ok) throw new Error('Not connected.');
  return result.adapter;
}

const adapter = connected();
const never = new AbortController().signal;
const TOKEN = 'a'.repeat(50);

const signatureOf = (at = NOW, token = TOKEN) => {
  const timestamp = String(at / 1_000);
  return { timestamp, token, signature: createHmac('sha256', KEY).update(`${timestamp}${token}`).digest('hex') };
};

const json = (body: object): RawWebhook => ({
  method: 'POST',
  url: 'https://a.test/webhooks/email/mailgun',
  headers: { 'content-type': 'application/json' },
  body: new TextEncoder().encode(JSON.stringify(body)),
});

const event = (kind: string, more: object = {}) => ({
  id: `id-${kind}`,
  timestamp: NOW / 1_000,
  event: kind,
  recipient: 'Ann@example.org',
  message: { headers: { 'message-id': 'm1@mg.example.com' } },
  ...more,
});

const signed = (data: object, at = NOW, token = TOKEN) =>
  json({ signature: signatureOf(at, token), 'event-data': data });

const read = (data: object) =>
  (adapter.split(signed(data)) ?? []).map(({ raw }) => adapter.parse(raw)).filter((told) => told !== 'ignored');

const form = (fields: Parameters<typeof formBody>[0]): RawWebhook => {
  const inside = Object.entries(signatureOf()).map(([name, value]) => ({ name, value }));
  return { ...json({}), headers: { 'content-type': FORM_TYPE }, body: formBody([...inside, ...fields]) };
};

describe('the signature of Mailgun', () => {
  it('is looked for in JSON and in forms, and counts for as long as Mailgun tries again', () => {
    expect(adapter.verify(signed(event('opened')))).toBe('genuine');
    expect(adapter.verify(form([{ name: 'recipient', value: 'ola@mg.example.com' }]))).toBe('genuine');
    expect(adapter.verify(signed(event('opened'), NOW - 12 * HOUR))).toBe('genuine');
    expect(adapter.verify(signed(event('opened'), NOW - 12 * HOUR - 1_000))).toBe('stale');
    expect(adapter.verify(signed(event('opened'), NOW + 301_000))).toBe('stale');
  });

  it('is forged when any character of it differs, or there is no key', () => {
    const good = signatureOf();
    fc.assert(
      fc.property(
        fc.constantFrom('timestamp', 'token', 'signature'),
        fc.nat(),
        fc.constantFrom(...'0123456789abcdef'),
        (name, where, letter) => {
          const value = good[name];
          const at = where % value.length;
          const changed = `${value.slice(0, at)}${letter}${value.slice(at + 1)}`;
          const body = { signature: { ...good, [name]: changed }, 'event-data': event('opened') };
          expect(adapter.verify(json(body))).toBe(changed === value ? 'genuine' : 'forged');
        },
      ),
    );
    expect(connected({ ...SETTINGS, webhookSecret: '' }).verify(signed(event('opened')))).toBe('forged');
    expect(adapter.verify(json({ 'event-data': event('opened') }))).toBe('forged');
  });

  it('lets nothing else in that carries a token that was seen', () => {
    const bodies = [
      signed(event('delivered')),
      signed(event('opened')),
      signed(event('complained')),
      form([{ name: 'message-headers', value: '[["From","a@example.org"]]' }]),
    ];
    const ids = bodies.map((body) => (adapter.split(body) ?? []).map(({ id }) => id));
    for (const other of ids) expect(other).toEqual(ids[0]);
    const [another] = adapter.split(signed(event('delivered'), NOW, 'b'.repeat(50))) ?? [];
    expect(ids[0]).not.toContain(another?.id);
  });
});

describe('the events of Mailgun', () => {
  it.each([
    ['accepted', {}, [{ kind: 'receipt', receipt: 'sent' }]],
    ['delivered', {}, [{ kind: 'receipt', receipt: 'delivered', messageId: 'm1@mg.example.com' }]],
    [
      'opened',
      {},
      [
        { kind: 'receipt', receipt: 'read' },
        { kind: 'engagement', action: 'open' },
      ],
    ],
    ['opened', { 'client-info': { bot: 'apple' } }, []],
    [
      'clicked',
      {},
      [
        { kind: 'receipt', receipt: 'read' },
        { kind: 'engagement', action: 'click' },
      ],
    ],
    ['failed', { severity: 'temporary', reason: 'generic' }, []],
    [
      'failed',
      { severity: 'permanent', reason: 'bounce', 'delivery-status': { code: 550 } },
      [
        { kind: 'receipt', receipt: 'failed', failure: 'recipient_unreachable', providerCode: '550' },
        { kind: 'engagement', action: 'bounce', address: 'ann@example.org' },
      ],
    ],
    ['failed', { severity: 'permanent', reason: 'suppress-unsubscribe' }, [{ failure: 'opted_out' }]],
    ['failed', { severity: 'permanent', reason: 'suppress-bounce' }, [{ failure: 'recipient_unreachable' }]],
    ['rejected', { reason: 'x' }, [{ kind: 'receipt', receipt: 'failed', failure: 'rejected' }]],
    [
      'unsubscribed',
      {},
      [
        { kind: 'engagement', action: 'unsubscribe' },
        { kind: 'consent', consent: 'opted_out' },
      ],
    ],
    [
      'complained',
      {},
      [
        { kind: 'engagement', action: 'complaint' },
        { kind: 'consent', consent: 'opted_out' },
      ],
    ],
    ['stored', {}, []],
  ])('reads %s %o', (kind, more, expected) => {
    const events = read(event(kind, more));
    expect(events).toHaveLength(expected.length);
    expect(events).toMatchObject(expected);
  });
});

describe('mail by a route of Mailgun', () => {
  const first = (fields: Parameters<typeof formBody>[0]) => {
    const [envelope] = adapter.split(form(fields)) ?? [];
    return adapter.parse(envelope?.raw ?? '');
  };
  const headers = [
    ['From', 'Ann <ann@example.org>'],
    ['Subject', 'Räkning\r\nBcc: eve@example.net'],
    ['Message-Id', '<m@example.org>'],
    ['X-Evil: y\r\nFrom', 'eve@example.net'],
  ];

  it('keeps headers apart, and pictures find their place', () => {
    const event = first([
      { name: 'recipient', value: 'ola@mg.example.com' },
      { name: 'message-headers', value: JSON.stringify(headers) },
      { name: 'body-plain', value: 'Hej\n\nOn Mon, Ola wrote:\n> Hi' },
      { name: 'body-html', value: '<img src="cid:a"><img src="cid:b">' },
      { name: 'content-id-map', value: '{"<a>":"attachment-1","":"attachment-2"}' },
      { name: 'attachment-1', value: Buffer.from([1]), fileName: 'a.png', contentType: 'image/png' },
      { name: 'attachment-2', value: Buffer.from([2]), fileName: 'b.png', contentType: 'image/png' },
    ]);
    expect(event).toMatchObject({
      from: 'ann@example.org',
      subject: 'Räkning Bcc: eve@example.net',
      text: 'Hej',
      quotedText: expect.stringContaining('> Hi'),
      html: expect.stringContaining('data:image/png;base64,AQ=='),
      files: [{ name: 'b.png' }],
    });
  });

  it('is read whole where the route asks for MIME', () => {
    const mime = 'From: ann@example.org\r\nMessage-ID: <m@example.org>\r\n\r\nHej';
    expect(first([{ name: 'body-mime', value: mime }])).toMatchObject({ messageId: 'm@example.org', text: 'Hej' });
  });
});

describe('speaking to Mailgun', () => {
  it.each([
    ['us', 'https://api.mailgun.net'],
    ['eu', 'https://api.eu.mailgun.net'],
  ])('goes to the region %s', async (region, origin) => {
    const urls: string[] = [];
    const other = connected({ ...SETTINGS, region }, async (url) => {
      urls.push(String(url));
      return Response.json({ domain: { name: 'mg.example.com', state: 'unverified' } });
    });
    expect(await other.check(never)).toMatchObject({
      ok: false,
      failure: 'authentication',
      providerCode: 'unverified',
    });
    expect(urls).toEqual([`${origin}/v3/domains/mg.example.com`]);
  });

  it.each([
    [400, "'to' parameter is not a valid address. please check documentation", 'recipient_unreachable'],
    [400, 'Domain mg.example.com is not allowed to send: it is not activated', 'authentication'],
    [400, 'from parameter is missing', 'rejected'],
    [420, 'Recipient limit exceeded', 'throttled'],
    [429, 'Too many', 'throttled'],
  ])('understands %i %s', async (status, said, failure) => {
    const other = connected(SETTINGS, async () => Response.json({ message: said }, { status }));
    const message = { channel: 'email', to: 'a@b.se', text: 'x', subject: null, idempotencyKey: 'k' } as const;
    expect(await other.send(message, never)).toMatchObject({ ok: false, failure, providerCode: String(status) });
  });
});

describe('the tracking forms of old Mailgun accounts', () => {
  const legacy = (fields: Readonly<Record<string, string>>, signature = signatureOf()): RawWebhook => ({
    ...json({}),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new TextEncoder().encode(
      new URLSearchParams({
        recipient: 'Ann@example.org',
        domain: 'mg.example.com',
        ...fields,
        ...signature,
      }).toString(),
    ),
  });
  const told = (fields: Readonly<Record<string, string>>) =>
    (adapter.split(legacy(fields)) ?? []).map(({ raw }) => adapter.parse(raw)).filter((one) => one !== 'ignored');
  const ID = { 'Message-Id': '<m1@mg.example.com>' };
  const RECEIPT = { kind: 'receipt', messageId: 'm1@mg.example.com', at: NOW };
  const failed = (failure: string, providerCode: string) => ({ ...RECEIPT, receipt: 'failed', failure, providerCode });
  const OPTED_OUT = { kind: 'consent', consent: 'opted_out', from: 'ann@example.org' };

  it.each([
    ['delivered', { ...ID, concordia_key: 'k1' }, [{ ...RECEIPT, receipt: 'delivered', idempotencyKey: 'k1' }]],
    [
      'delivered',
      { 'message-headers': '[["Message-Id", "<m1@mg.example.com>"]]' },
      [{ ...RECEIPT, receipt: 'delivered' }],
    ],
    ['bounced', { ...ID, code: '550' }, [failed('recipient_unreachable', '550'), { action: 'bounce' }]],
    ['dropped', { ...ID, reason: 'hardfail', code: '605' }, [failed('recipient_unreachable', '605')]],
    ['dropped', { ...ID, reason: 'hardfail', code: '606' }, [failed('opted_out', '606')]],
    ['dropped', { ...ID, reason: 'hardfail', code: '607' }, [failed('opted_out', '607')]],
    ['dropped', { ...ID, reason: 'old' }, [failed('recipient_unreachable', 'old')]],
    ['opened', { 'message-id': 'm1@mg.example.com' }, [{ ...RECEIPT, receipt: 'read' }, { action: 'open' }]],
    [
      'clicked',
      { 'message-id': 'm1@mg.example.com', url: 'https://x.example' },
      [{ receipt: 'read' }, { action: 'click' }],
    ],
    ['complained', ID, [{ action: 'complaint' }, OPTED_OUT]],
    ['unsubscribed', {}, [{ action: 'unsubscribe' }, OPTED_OUT]],
  ])('tell that an email was %s: %j', (event, fields, events) => {
    const found = told({ event, ...fields });
    expect(found).toMatchObject(events);
    expect(found).toHaveLength(events.length);
  });

  it('are believed by their signature only', () => {
    expect(adapter.verify(legacy({ event: 'delivered', ...ID }))).toBe('genuine');
    expect(adapter.verify(legacy({ event: 'delivered', ...ID }, { ...signatureOf(), token: 'b'.repeat(50) }))).toBe(
      'forged',
    );
  });

  it('are no emails, and an email with a field of that name is no event', () => {
    const mail = { event: 'delivered', 'message-headers': '[["From","a@example.org"]]', 'body-plain': 'Hi' };
    expect(told(mail)).toMatchObject([{ kind: 'message', text: 'Hi' }]);
    expect(adapter.split(legacy({ event: 'stored' }))).toBe(null);
  });
});
