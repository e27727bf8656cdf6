import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ChannelAdapter } from '../port/adapter.js';
import { isMetaFile } from './files.js';
import { connectMessenger, connectWhatsapp } from './index.js';

const never = new AbortController().signal;
const NOW = Date.UTC(2026, 10, 20, 9, 30);
const SETTINGS = { appSecret: 'secret', accessToken: 'token', verifyToken: 'v', waPhoneId: '1', pageId: '2' };

interface Call {
  readonly url: string;
  readonly init: RequestInit | undefined;
}

/** An adapter whose provider says these things, one after the other. */
function over(answers: readonly (() => Response)[], connect = connectWhatsapp) {
  const calls: Call[] = [];
  const fetch = async (url: string | URL | Request, init?: RequestInit) => {
    const answer = answers[calls.length];
    calls.push({ url: String(url), init });
    if (answer === undefined) throw new TypeError('fetch failed', { cause: { code: 'ECONNRESET' } });
    return answer();
  };
  const tools = { fetch, now: () => NOW, random: Math.random, origin: null, publicUrl: 'https://concordia.test' };
  const connected = connect(SETTINGS, tools);
  if (!connected.ok) throw new Error(connected.missing.join());
  return { adapter: connected.adapter, calls };
}

const json =
  (body: object, status = 200) =>
  () =>
    Response.json(body, { status });
const send = (adapter: ChannelAdapter) =>
  adapter.send({ channel: 'whatsapp', to: '+46701234567', text: 'Hi', subject: null, idempotencyKey: 'k' }, never);

describe('a call', () => {
  it('goes to the version we know, with the token and its proof', async () => {
    const { adapter, calls } = over([json({ messages: [{ id: 'wamid.1' }] })]);
    expect(await send(adapter)).toEqual({ ok: true, providerMessageId: 'wamid.1' });
    const url = new URL(calls[0]?.url ?? '');
    expect(url.origin + url.pathname).toMatch(/^https:\/\/graph\.facebook\.com\/v\d+\.0\/1\/messages$/);
    expect(url.searchParams.get('appsecret_proof')).toBe(createHmac('sha256', 'secret').update('token').digest('hex'));
    expect(new Headers(calls[0]?.init?.headers).get('authorization')).toBe('Bearer token');
    expect(calls[0]?.url).not.toContain('token');
    expect(JSON.parse(String(calls[0]?.init?.body))).toEqual({
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to: '46701234567',
      biz_opaque_callback_data: 'k',
      type: 'text',
      text: { body: 'Hi', preview_url: false },
    });
  });

  it.each([
    ['a gateway that gave up', () => new Response('<html>', { status: 502 }), 'unconfirmed'],
    ['an answer without an id', json({}), 'unconfirmed'],
    ['an answer that is no JSON', () => new Response('<html>'), 'unconfirmed'],
    ['a service that is down', () => new Response('', { status: 503 }), 'transient'],
    ['an error of Graph’s own', json({ error: { code: 131_000, message: 'No.' } }, 500), 'transient'],
    [
      'being sent elsewhere',
      () => new Response(null, { status: 302, headers: { location: 'https://x.com' } }),
      'rejected',
    ],
  ])('that meets %s is told as that', async (_name, answer, failure) => {
    expect(await send(over([answer]).adapter)).toMatchObject({ ok: false, failure });
  });

  it.each([
    ['m_1', { mid: 'm_1' }],
    ['mid.1458668856218:ed81099e15d3f4f233', { mid: 'mid.1458668856218:ed81099e15d3f4f233' }],
    ['referral:6301:1749416383000', undefined],
  ])('that answers %s quotes what Meta knows', async (providerMessageId, expected) => {
    const { adapter, calls } = over([json({ message_id: 'm_2' })], connectMessenger);
    const answers = { providerMessageId, references: [] };
    const answer = {
      channel: 'messenger',
      to: '6301',
      text: 'Hi',
      subject: null,
      idempotencyKey: 'k',
      answers,
    } as const;
    expect(await adapter.send(answer, never)).toEqual({ ok: true, providerMessageId: 'm_2' });
    expect(JSON.parse(String(calls[0]?.init?.body))).toEqual({
      recipient: { id: '6301' },
      messaging_type: 'RESPONSE',
      message: { text: 'Hi', metadata: 'concordia:k' },
      ...(expected !== undefined && { reply_to: expected }),
    });
  });

  it('whose answer never comes may have arrived', async () => {
    expect(await send(over([]).adapter)).toMatchObject({ ok: false, failure: 'unconfirmed' });
  });
});

describe('checking an account', () => {
  const number = json({ display_phone_number: '+1 555', verified_name: 'Concordia' });
  const facts = (data: object) => json({ data });

  it('says when the token ends, the earlier of its two ends', async () => {
    const data = {
      is_valid: true,
      expires_at: 0,
      data_access_expires_at: NOW / 1_000 + 60,
      scopes: ['whatsapp_business_messaging'],
    };
    expect(await over([number, facts(data)]).adapter.check(never)).toEqual({
      ok: true,
      account: 'Concordia +1 555',
      expiresAt: NOW + 60_000,
    });
  });

  it('is content with what works when Meta tells nothing of the token', async () => {
    const { adapter } = over([number, json({ error: { code: 100, message: 'No.' } }, 400)]);
    expect(await adapter.check(never)).toMatchObject({ ok: true, expiresAt: null });
  });

  it.each([
    [{ is_valid: false }, '190'],
    [{ is_valid: true, scopes: ['public_profile'] }, '10'],
  ])('refuses a token of which Meta says %j', async (data, providerCode) => {
    const { adapter } = over([number, facts(data)]);
    expect(await adapter.check(never)).toMatchObject({ ok: false, failure: 'authentication', providerCode });
  });

  it('that was never answered can be made again', async () => {
    expect(await over([]).adapter.check(never)).toMatchObject({ ok: false, failure: 'transient' });
  });
});

describe('opening a file', () => {
  it.each([
    ['https://lookaside.fbsbx.com/whatsapp/1', true],
    ['https://scontent-arn2-1.cdninstagram.com/v/1.jpg', true],
    ['http://lookaside.fbsbx.com/1', false],
    ['https://lookaside.fbsbx.com:8443/1', false],
    ['https://me@lookaside.fbsbx.com/1', false],
    ['https://evilfbsbx.com/1', false],
    ['https://fbsbx.com.evil.example/1', false],
    ['https://169.254.169.254/latest', false],
    ['file:///etc/passwd', false],
    ['', false],
  ])('%s is Meta’s: %s', (address, expected) => {
    expect(isMetaFile(address, null)).toBe(expected);
  });

  it('is done at a peer only where the peer is', () => {
    const peer = 'http://127.0.0.1:5001';
    expect(
      [`${peer}/media/1`, 'http://127.0.0.1:5002/media/1', 'https://lookaside.fbsbx.com/1'].map((address) =>
        isMetaFile(address, peer),
      ),
    ).toEqual([true, false, false]);
  });

  it('shows the token to nobody but Meta', async () => {
    const away = over([json({ url: 'https://evil.example/1' })]);
    expect(await away.adapter.openFile?.('77', never)).toMatchObject({ ok: false, failure: 'rejected' });
    expect(away.calls).toHaveLength(1);
    const lured = over([
      json({ url: 'https://lookaside.fbsbx.com/1' }),
      () => new Response(null, { status: 302, headers: { location: 'https://evil.example/1' } }),
    ]);
    expect(await lured.adapter.openFile?.('77', never)).toMatchObject({ ok: false, failure: 'rejected' });
    expect(lured.calls).toHaveLength(2);
    const free = over([() => new Response('x', { headers: { 'content-type': 'image/png' } })], connectMessenger);
    expect(await free.adapter.openFile?.('https://scontent.xx.fbcdn.net/1', never)).toMatchObject({ ok: true });
    expect(new Headers(free.calls[0]?.init?.headers).has('authorization')).toBe(false);
  });

  it.each([
    [404, 'rejected'],
    [410, 'rejected'],
    [429, 'throttled'],
    [500, 'transient'],
  ])('that fails with %i is %s', async (status, failure) => {
    const { adapter } = over([() => new Response('', { status })], connectMessenger);
    expect(await adapter.openFile?.('https://scontent.xx.fbcdn.net/1', never)).toMatchObject({ ok: false, failure });
  });

  it('asks for nothing but ids', async () => {
    const { adapter, calls } = over([]);
    expect(await adapter.openFile?.('../me', never)).toMatchObject({ ok: false, failure: 'rejected' });
    expect(calls).toHaveLength(0);
  });
});
