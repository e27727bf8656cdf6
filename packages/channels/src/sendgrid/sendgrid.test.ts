import { createSign, generateKeyPairSync } from 'node:crypto';
import { FORM_TYPE, formBody } from '@concordia/peers/mail';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RawWebhook } from '../port/adapter.js';
import { connectSendgrid } from './connect.js';

const NOW = Date.UTC(2026, 10, 20, 9, 30);
const HOUR = 3_600_000;
const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const webhookSecret = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');

const SETTINGS = { apiKey: 'SG.k', fromAddress: 'Ola@Concordia.example', webhookSecret, inboundPassword: 'pw' };

function connected(
  settings: Readonly<Record<string, string>> = SETTINGS,
  fetch: typeof globalThis.fetch = globalThis.fetch,
) {
  const result = connectSendgrid(settings, {
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

function signed(body: string, at = NOW): RawWebhook {
  const timestamp = String(at / 1_000);
  const signature = createSign('sha256').update(timestamp).update(body).sign(privateKey, 'base64');
  return {
    method: 'POST',
    url: 'https://a.test/webhooks/email/sendgrid',
    headers: {
      'content-type': 'application/json;charset=utf-8',
      'x-twilio-email-event-webhook-timestamp': timestamp,
      'x-twilio-email-event-webhook-signature': signature,
    },
    body: new TextEncoder().encode(body),
  };
}

const event = (kind: string, more: object = {}) => ({
  email: 'Ann@Example.org',
  timestamp: NOW / 1_000,
  'smtp-id': '<m1@concordia.example>',
  event: kind,
  sg_event_id: `id-${kind}`,
  sg_message_id: 'sg',
  ...more,
});

const read = (...events: readonly object[]) =>
  (adapter.split(signed(`${JSON.stringify(events)}\r\n`)) ?? []).map(({ raw }) => adapter.parse(raw));

describe('the event webhook of SendGrid', () => {
  it('is genuine as it was signed, for as long as SendGrid tries again', () => {
    expect(adapter.verify(signed('[]\r\n'))).toBe('genuine');
    expect(adapter.verify(signed('[]\r\n', NOW - 24 * HOUR))).toBe('genuine');
    expect(adapter.verify(signed('[]\r\n', NOW - 24 * HOUR - 1_000))).toBe('stale');
    expect(adapter.verify(signed('[]\r\n', NOW + 301_000))).toBe('stale');
  });

  it('is forged when any byte of body, time or signature differs', () => {
    const webhook = signed(`${JSON.stringify([event('open')])}\r\n`);
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 255 }), (where, flip) => {
        const body = webhook.body.slice();
        const at = where % body.length;
        body[at] = (body[at] ?? 0) ^ flip;
        expect(adapter.verify({ ...webhook, body })).toBe('forged');
      }),
    );
    for (const name of ['x-twilio-email-event-webhook-timestamp', 'x-twilio-email-event-webhook-signature']) {
      const value = String(webhook.headers[name]);
      for (let at = 0; at < value.length; at += 1) {
        const changed = `${value.slice(0, at)}${value[at] === '1' ? '2' : '1'}${value.slice(at + 1)}`;
        expect(adapter.verify({ ...webhook, headers: { ...webhook.headers, [name]: changed } })).toBe('forged');
      }
      expect(adapter.verify({ ...webhook, headers: { ...webhook.headers, [name]: undefined } })).toBe('forged');
    }
  });

  it('lets nobody in without a key, with a broken one, or with the password of mail', () => {
    for (const wrong of ['', 'AAAA', SETTINGS.inboundPassword])
      expect(connected({ ...SETTINGS, webhookSecret: wrong }).verify(signed('[]'))).toBe('forged');
    const authorization = `Basic ${Buffer.from('u:pw').toString('base64')}`;
    const headers = { 'content-type': 'application/json', authorization };
    expect(adapter.verify({ ...signed('[]'), headers })).toBe('forged');
  });

  it.each([
    ['processed', {}, [{ kind: 'receipt', receipt: 'sent' }]],
    ['delivered', {}, [{ kind: 'receipt', receipt: 'delivered' }]],
    ['deferred', {}, ['ignored']],
    [
      'open',
      {},
      [
        { kind: 'receipt', receipt: 'read' },
        { kind: 'engagement', action: 'open' },
      ],
    ],
    ['open', { sg_machine_open: true }, ['ignored']],
    [
      'click',
      {},
      [
        { kind: 'receipt', receipt: 'read' },
        { kind: 'engagement', action: 'click' },
      ],
    ],
    [
      'bounce',
      { type: 'bounce', status: '5.1.1' },
      [
        { kind: 'receipt', receipt: 'failed', failure: 'recipient_unreachable', providerCode: '5.1.1' },
        { kind: 'engagement', action: 'bounce' },
      ],
    ],
    [
      'bounce',
      { type: 'blocked', status: '4.7.1' },
      [{ receipt: 'failed', failure: 'rejected', providerCode: '4.7.1' }],
    ],
    ['dropped', { reason: 'Unsubscribed Address' }, [{ receipt: 'failed', failure: 'opted_out' }]],
    ['dropped', { reason: 'Bounced Address' }, [{ receipt: 'failed', failure: 'recipient_unreachable' }]],
    ['dropped', { reason: 'Invalid' }, [{ receipt: 'failed', failure: 'recipient_unreachable' }]],
    ['dropped', { reason: 'Invalid SMTPAPI header' }, [{ receipt: 'failed', failure: 'rejected' }]],
    [
      'spamreport',
      {},
      [
        { kind: 'engagement', action: 'complaint' },
        { kind: 'consent', consent: 'opted_out', from: 'ann@example.org', by: 'spamreport' },
      ],
    ],
    [
      'unsubscribe',
      {},
      [
        { kind: 'engagement', action: 'unsubscribe' },
        { kind: 'consent', consent: 'opted_out' },
      ],
    ],
    [
      'group_unsubscribe',
      {},
      [
        { kind: 'engagement', action: 'unsubscribe' },
        { kind: 'consent', consent: 'opted_out' },
      ],
    ],
    ['group_resubscribe', {}, [{ kind: 'consent', consent: 'opted_in' }]],
    ['something_new', {}, ['ignored']],
  ])('reads %s %o', (kind, more, expected) => {
    const events = read(event(kind, more));
    expect(events).toMatchObject(expected);
    const told = events.filter((one) => one !== null && one !== 'ignored' && one.kind !== 'ignored');
    expect(told.map(({ account, at }) => ({ account, at }))).toEqual(
      told.map(() => ({ account: 'ola@concordia.example', at: NOW })),
    );
  });

  it('knows our mail by what we sent along, or else by its Message-ID', () => {
    const [receipt] = read(event('delivered', { concordia_message_id: 'ours@concordia.example' }));
    expect(receipt).toMatchObject({ messageId: 'ours@concordia.example' });
    expect(read(event('delivered'))).toMatchObject([{ messageId: 'm1@concordia.example' }]);
  });

  it('takes the others of a batch when one cannot be read', () => {
    expect(read({ event: 'open' }, event('delivered'))).toMatchObject([null, { receipt: 'delivered' }]);
    expect(adapter.split(signed('[1]'))).toBeNull();
    expect(adapter.split(signed('{}'))).toBeNull();
  });
});

describe('mail that SendGrid parsed', () => {
  const authorization = `Basic ${Buffer.from('concordia:pw').toString('base64')}`;
  const posted = (fields: Parameters<typeof formBody>[0]): RawWebhook => ({
    method: 'POST',
    url: 'https://a.test/webhooks/email/sendgrid',
    headers: { 'content-type': FORM_TYPE, authorization },
    body: formBody(fields),
  });
  const first = (fields: Parameters<typeof formBody>[0]) => {
    const [envelope] = adapter.split(posted(fields)) ?? [];
    return adapter.parse(envelope?.raw ?? '');
  };
  const HEADERS = 'From: Ann <ann@example.org>\nTo: ola@concordia.example\nSubject: Hej\nMessage-ID: <m@example.org>\n';
  const envelope = { name: 'envelope', value: '{"to":["ola@concordia.example"],"from":"ann@example.org"}' };

  it('needs the password of the address, and no signature', () => {
    const webhook = posted([envelope]);
    expect(adapter.verify(webhook)).toBe('genuine');
    expect(adapter.verify({ ...webhook, headers: { 'content-type': FORM_TYPE } })).toBe('forged');
    const { inboundPassword: _none, ...open } = SETTINGS;
    expect(connected(open).verify(webhook)).toBe('forged');
  });

  it('is decoded field by field, and pictures find their place', () => {
    const html = '<p>Räkning <img src="cid:pic"></p>';
    const event = first([
      envelope,
      { name: 'headers', value: HEADERS },
      { name: 'dkim', value: '{@example.org : pass}' },
      { name: 'charsets', value: '{"text":"iso-8859-1","html":"utf-8"}' },
      { name: 'text', value: Buffer.from('Räkning', 'latin1') },
      { name: 'html', value: html },
      { name: 'attachment-info', value: '{"attachment1":{"filename":"p.png","type":"image/png","content-id":"pic"}}' },
      { name: 'attachment1', value: Buffer.from([1, 2]), fileName: 'p.png', contentType: 'image/png' },
      { name: 'attachment2', value: Buffer.from([3]), fileName: 'räkning.pdf', contentType: 'application/pdf' },
    ]);
    expect(event).toMatchObject({
      kind: 'message',
      from: 'ann@example.org',
      subject: 'Hej',
      text: 'Räkning',
      html: expect.stringContaining('data:image/png;base64,AQI='),
      files: [{ name: 'räkning.pdf', contentType: 'application/pdf' }],
    });
  });

  it('is read whole where it comes whole', () => {
    const mime = `${HEADERS.replaceAll('\n', '\r\n')}Content-Type: text/plain; charset=utf-8\r\n\r\nHej å`;
    expect(first([envelope, { name: 'email', value: mime }])).toMatchObject({
      messageId: 'm@example.org',
      text: 'Hej å',
    });
  });

  it('is refused without headers', () => {
    expect(adapter.split(posted([envelope, { name: 'text', value: 'Hi' }]))).toBeNull();
  });
});

describe('sending by SendGrid', () => {
  it('hands over thread, files and how one click ends it', async () => {
    const bodies: unknown[] = [];
    const sender = connected(SETTINGS, async (_url, init) => {
      bodies.push(JSON.parse(String(init?.body)));
      return new Response(null, { status: 202 });
    });
    const result = await sender.send(
      {
        channel: 'email',
        to: 'ann@example.org',
        text: 'Hej',
        subject: 'Möte',
        idempotencyKey: 'k',
        answers: { providerMessageId: 'b@example.org', references: ['a@example.org'] },
        files: [{ name: 'a.txt', contentType: 'text/plain', content: new Uint8Array([65]) }],
        unsubscribeUrl: 'https://a.test/u',
      },
      never,
    );
    const id = result.ok ? result.providerMessageId : '';
    expect(bodies).toMatchObject([
      {
        personalizations: [
          { to: [{ email: 'ann@example.org' }], custom_args: { concordia_message_id: id, concordia_key: 'k' } },
        ],
        headers: {
          'Message-ID': `<${id}>`,
          'In-Reply-To': '<b@example.org>',
          References: '<a@example.org> <b@example.org>',
          'List-Unsubscribe': '<https://a.test/u>',
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
        attachments: [{ content: 'QQ==', filename: 'a.txt' }],
      },
    ]);
  });

  it('needs a key that may send', async () => {
    const check = connected(SETTINGS, async () => Response.json({ scopes: ['stats.read'] })).check(never);
    expect(await check).toMatchObject({ ok: false, failure: 'authentication', providerCode: 'mail.send' });
  });
});
