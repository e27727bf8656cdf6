import { describe, expect, it } from 'vitest';
import type { RawWebhook } from '../port/adapter.js';
import { connectPostmark } from './connect.js';

const NOW = Date.UTC(2026, 10, 20, 9, 30);
const AT = '2026-11-20T09:29:00.0000000Z';
const SETTINGS = { apiKey: 'token', fromAddress: 'ola@example.com', webhookSecret: 'pw' };

function connected(
  settings: Readonly<Record<string, string>> = SETTINGS,
  fetch: typeof globalThis.fetch = globalThis.fetch,
  now = NOW,
) {
  const result = connectPostmark(settings, {
    fetch,
    now: () => now,
    random: () => 0,
    origin: null,
    publicUrl: 'https://a.test',
  });
  if (!result.ok) throw new Error('Not connected.');
  return result.adapter;
}

const adapter = connected();
const never = new AbortController().signal;
const message = { channel: 'email', to: 'a@b.se', text: 'x', subject: null, idempotencyKey: 'k' } as const;

const posted = (body: object, password = 'pw'): RawWebhook => ({
  method: 'POST',
  url: 'https://a.test/webhooks/email/postmark',
  headers: {
    'content-type': 'application/json',
    authorization: `Basic ${Buffer.from(`u:${password}`).toString('base64')}`,
  },
  body: new TextEncoder().encode(JSON.stringify(body)),
});

const read = (body: object) => (adapter.split(posted(body)) ?? []).map(({ raw }) => adapter.parse(raw));

const record = (RecordType: string, more: object = {}) => ({
  RecordType,
  MessageID: '883953f4',
  Metadata: { 'concordia-message-id': 'm1@example.com' },
  Recipient: 'Ann@example.org',
  ...more,
});
const bounce = (Type: string) => record('Bounce', { Type, ID: 42, Email: 'Ann@example.org', BouncedAt: AT });
const OPTED_OUT = { kind: 'consent', consent: 'opted_out', from: 'ann@example.org' };

it('lets in who has the password, and nobody else', () => {
  expect(adapter.verify(posted({}))).toBe('genuine');
  expect(adapter.verify(posted({}, 'pv'))).toBe('forged');
  expect(connected({ ...SETTINGS, webhookSecret: '' }).verify(posted({}, ''))).toBe('forged');
});

it.each([
  [record('Delivery', { DeliveredAt: AT }), [{ receipt: 'delivered', messageId: 'm1@example.com' }]],
  [record('Open', { ReceivedAt: AT }), [{ receipt: 'read' }, { kind: 'engagement', action: 'open' }]],
  [record('Click', { ReceivedAt: AT }), [{ receipt: 'read' }, { kind: 'engagement', action: 'click' }]],
  [
    bounce('HardBounce'),
    [{ receipt: 'failed', failure: 'recipient_unreachable', providerCode: 'HardBounce' }, { action: 'bounce' }],
  ],
  [bounce('SoftBounce'), [{ receipt: 'failed', failure: 'recipient_unreachable' }]],
  [bounce('SpamNotification'), [{ receipt: 'failed', failure: 'rejected' }]],
  [bounce('AutoResponder'), ['ignored']],
  [bounce('Unsubscribe'), [{ kind: 'engagement', action: 'unsubscribe' }, OPTED_OUT]],
  [record('SpamComplaint', { Email: 'Ann@example.org', BouncedAt: AT }), [{ action: 'complaint' }, OPTED_OUT]],
  [
    record('SubscriptionChange', {
      ChangedAt: AT,
      SuppressSending: true,
      SuppressionReason: 'ManualSuppression',
      Origin: 'Recipient',
    }),
    [{ kind: 'engagement', action: 'unsubscribe' }, OPTED_OUT],
  ],
  [
    record('SubscriptionChange', { ChangedAt: AT, SuppressSending: true, SuppressionReason: 'HardBounce' }),
    ['ignored'],
  ],
  [record('SubscriptionChange', { ChangedAt: AT, SuppressSending: false }), [{ kind: 'consent', consent: 'opted_in' }]],
  [record('SomethingNew'), ['ignored']],
  [record('Delivery', { DeliveredAt: 'yesterday' }), [null]],
])('reads %o', (body, expected) => {
  expect(read(body)).toMatchObject(expected);
});

it('gives two openings of one mail two ids, and one opening that is told twice one', () => {
  const idOf = (at: string) => adapter.split(posted(record('Open', { ReceivedAt: at })))?.[0]?.id;
  expect(idOf(AT)).toBe(idOf(AT));
  expect(idOf(AT)).not.toBe(idOf('2026-11-20T09:29:01.0000000Z'));
});

it('reads mail whole where it comes whole', () => {
  const mime = 'From: ann@example.org\r\nMessage-ID: <m@example.org>\r\n\r\nHej å';
  const body = { FromFull: { Email: 'ann@example.org' }, OriginalRecipient: 'ola@example.com', RawEmail: mime };
  expect(read(body)).toMatchObject([{ kind: 'message', messageId: 'm@example.org', text: 'Hej å' }]);
});

describe('the errors of Postmark', () => {
  it.each([
    [401, 10, 'The Server Token was invalid.', 'authentication'],
    [422, 300, "Invalid 'To' address: 'x'.", 'recipient_unreachable'],
    [422, 300, "Invalid 'From' address: 'x'.", 'authentication'],
    [422, 300, 'Attachment type is not accepted.', 'rejected'],
    [422, 400, 'Sender signature not found.', 'authentication'],
    [422, 406, 'Inactive recipient.', 'recipient_unreachable'],
    [429, 429, 'Rate limit exceeded.', 'throttled'],
    [503, 100, 'Maintenance.', 'transient'],
    [500, 0, 'Internal error.', 'unconfirmed'],
    [200, 406, 'Inactive recipient.', 'recipient_unreachable'],
  ])('%i with %i %s', async (status, ErrorCode, Message, failure) => {
    const other = connected(SETTINGS, async () => Response.json({ ErrorCode, Message }, { status }));
    expect(await other.send(message, never)).toMatchObject({ ok: false, failure, providerCode: String(ErrorCode) });
  });

  it('names whom Postmark leaves out of several', async () => {
    const Message = 'Message OK, but will not deliver to these inactive addresses: Bob@example.org, cy@example.org';
    const other = connected(SETTINGS, async () => Response.json({ ErrorCode: 0, Message }));
    expect(await other.send(message, never)).toMatchObject({
      ok: true,
      refused: [
        { address: 'bob@example.org', failure: 'recipient_unreachable', providerCode: '406' },
        { address: 'cy@example.org', failure: 'recipient_unreachable', providerCode: '406' },
      ],
    });
  });

  it('does not subscribe without a password', async () => {
    const open = connected({ ...SETTINGS, webhookSecret: '' });
    expect(await open.subscribe?.('https://a.test/x', never)).toMatchObject({
      ok: false,
      said: expect.stringContaining('password'),
    });
  });

  it('sends by the stream that was chosen, and keeps our Message-ID', async () => {
    const bodies: unknown[] = [];
    const other = connected({ ...SETTINGS, messageStream: 'letters' }, async (_url, init) => {
      bodies.push(JSON.parse(String(init?.body)));
      return Response.json({ ErrorCode: 0 });
    });
    const result = await other.send(message, never);
    const Value = `<${result.ok ? result.providerMessageId : ''}>`;
    const Headers = expect.arrayContaining([
      { Name: 'Message-ID', Value },
      { Name: 'X-PM-KeepID', Value: 'true' },
    ]);
    expect(bodies).toMatchObject([{ MessageStream: 'letters', Headers }]);
  });
});

it.each([
  ['no time', {}],
  ['an empty time', { BouncedAt: '' }],
  ['a time that is none', { BouncedAt: 'soon' }],
])('dates a bounce with %s by its arrival', (_, more) => {
  const timeless = record('Bounce', { Type: 'HardBounce', ID: 42, Email: 'Ann@example.org' });
  expect(read({ ...timeless, ...more })).toMatchObject([
    { kind: 'receipt', receipt: 'failed', at: NOW },
    { action: 'bounce' },
  ]);
});

it('takes the same timeless bounce once, whenever it comes', () => {
  const timeless = record('Bounce', { Type: 'HardBounce', Email: 'Ann@example.org' });
  const idsOf = (now: number) => (connected(SETTINGS, fetch, now).split(posted(timeless)) ?? []).map(({ id }) => id);
  expect(idsOf(NOW + 1)).toEqual(idsOf(NOW));
});
