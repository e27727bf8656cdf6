import { DAY, MINUTE } from '@concordia/domain';
import { type PlayedWebhook, testEnvironment } from '@concordia/peers/kit';
import { startLinkedinPeer } from '@concordia/peers/linkedin';
import { afterEach, describe, expect, it } from 'vitest';
import type { ChannelAdapter, OutgoingMessage, RawWebhook } from '../port/adapter.js';
import { failureSentence } from '../port/sentences.js';
import { connectLinkedin } from './connect.js';

const IS_IGNORED = { kind: 'ignored', reason: expect.any(String) };

const PUBLIC = 'https://concordia.test';
const never = new AbortController().signal;
const WELL = { failing: 0, hanging: 0, losing: 0, doubling: 0, lateMs: 0 };

const message = (text: string, more: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  channel: 'linkedin',
  to: 'ada-lindqvist',
  text,
  subject: null,
  idempotencyKey: 'k',
  ...more,
});
const answering = (providerMessageId: string) => ({ answers: { providerMessageId, references: [] } });

const raw = ({ method, path, headers, body }: PlayedWebhook): RawWebhook => ({
  method,
  url: `${PUBLIC}${path}`,
  headers,
  body,
});

let stop: (() => Promise<void>) | undefined;
afterEach(() => stop?.());

async function start(settings: Record<string, string> = {}, fault: Partial<typeof WELL> = {}) {
  const events: ReturnType<ChannelAdapter['parse']>[] = [];
  const seen: string[] = [];
  let receiver: ChannelAdapter | null = null;
  const stage = testEnvironment({
    settings,
    fault: () => ({ ...WELL, ...fault }),
    deliver: async (webhook) => {
      const asked = receiver?.handshake?.(raw(webhook)) ?? null;
      if (asked !== null) return { status: asked.status, body: asked.body };
      if ((await receiver?.verify(raw(webhook))) !== 'genuine') return { status: 401, body: '' };
      for (const envelope of receiver?.split(raw(webhook)) ?? []) {
        seen.push(envelope.id);
        events.push(receiver?.parse(envelope.raw) ?? null);
      }
      return { status: 200, body: '' };
    },
  });
  const peer = await startLinkedinPeer(stage.options);
  stop = peer.stop;
  const tools = {
    fetch: globalThis.fetch,
    now: stage.now,
    random: Math.random,
    origin: peer.origin,
    publicUrl: PUBLIC,
  };
  const connect = (more: Record<string, string> = {}): ChannelAdapter => {
    const connected = connectLinkedin({ ...peer.settings, ...more }, tools);
    if (!connected.ok) throw new Error(`Missing: ${connected.missing.join(', ')}`);
    return connected.adapter;
  };
  const adapter = connect();
  receiver = adapter;
  const told = async () => {
    await peer.settled();
    return events;
  };
  const comment = (text: string) =>
    peer.write({ from: 'ada-lindqvist', name: null, subject: null, text, inReplyTo: null });
  return { stage, peer, adapter, connect, told, seen, comment };
}

describe('a comment', () => {
  it('comes in, and its answer stands under it', async () => {
    const { adapter, peer, comment, told } = await start();
    const id = await comment('Do you ship to Malmö?');
    const [, object = ''] = /\((urn:li:activity:\d+),/.exec(id) ?? [];
    expect(await told()).toMatchObject([
      { kind: 'message', messageId: id, from: 'ada-lindqvist', text: 'Do you ship to Malmö?', inReplyTo: object },
    ]);
    const sent = await adapter.send(message('We do.', answering(id)), never);
    expect(sent).toEqual({ ok: true, providerMessageId: peer.accepted[0]?.id });
    expect(peer.accepted).toMatchObject([{ to: id, text: 'We do.' }]);
    // What we said comes back under the page's name, and is no news.
    expect((await told()).at(-1)).toEqual(IS_IGNORED);
    expect(await adapter.send(message('On the post itself', answering(object)), never)).toMatchObject({ ok: true });
    expect(peer.accepted.at(-1)).toMatchObject({ to: object });
  });

  it.each([
    ['#unreachable', 'recipient_unreachable', 'NOT_FOUND'],
    ['#reject', 'rejected', '0'],
    ['#throttle', 'throttled', '101'],
    ['#outage', 'transient', 'SERVICE_UNAVAILABLE'],
    ['a'.repeat(1_251), 'too_long', 'too_long'],
    ['  ', 'rejected', '0'],
  ])('is not answered with %.20s', async (text, failure, providerCode) => {
    const { adapter, peer, comment } = await start();
    const id = await comment('Hi');
    expect(await adapter.send(message(text, answering(id)), never)).toMatchObject({ ok: false, failure, providerCode });
    expect(peer.accepted).toEqual([]);
  });

  it('is told once, however often it comes', async () => {
    const { comment, told, seen } = await start({}, { doubling: 1 });
    await comment('Hi');
    await told();
    expect(seen).toHaveLength(2);
    expect(new Set(seen).size).toBe(1);
  });
});

describe('a message between members', () => {
  it('is for approved partners alone, and others hear what to do instead', async () => {
    const { adapter, peer, connect } = await start({ useDMs: 'false' });
    const refused = { ok: false, failure: 'rejected', providerCode: 'partners_only' };
    expect(await adapter.send(message('Hi'), never)).toMatchObject(refused);
    expect(failureSentence('rejected', 'linkedin', 'partners_only')).toMatch(
      /approved partners only\. Answer a comment/,
    );
    // LinkedIn itself says so to who only claims to be one.
    expect(await connect({ useDMs: 'true' }).send(message('Hi'), never)).toMatchObject({
      failure: 'authentication',
      providerCode: '100',
    });
    expect(peer.accepted).toEqual([]);
  });

  it('goes to a member by their number or URN', async () => {
    const { adapter, peer } = await start();
    expect(await adapter.send(message('Hi', { subject: 'Beans' }), never)).toMatchObject({ ok: true });
    expect(await adapter.send(message('Hi', { to: 'urn:li:person:Ylpq-RobP9' }), never)).toMatchObject({ ok: true });
    expect(peer.accepted.map(({ to }) => to)).toEqual(['ada-lindqvist', 'Ylpq-RobP9']);
    expect(await adapter.send(message('Hi', { to: 'Ada Lindqvist' }), never)).toMatchObject({
      providerCode: 'no_member',
    });
    const files = [{ name: 'a.png', contentType: 'image/png', content: new Uint8Array(1) }];
    expect(await adapter.send(message('Hi', { files }), never)).toMatchObject({ providerCode: 'no_files' });
  });

  it('may have arrived when its answer is lost, and has not when nobody was there', async () => {
    const { adapter, peer } = await start({}, { losing: 1 });
    expect(await adapter.send(message('Hi'), never)).toMatchObject({ failure: 'unconfirmed' });
    expect(peer.accepted).toHaveLength(1);
    await peer.stop();
    expect(await adapter.send(message('Hi'), never)).toMatchObject({ failure: 'transient' });
  });

  it('waits when there were too many', async () => {
    const { adapter, stage } = await start();
    for (let sent = 0; sent < 60; sent += 1)
      expect(await adapter.send(message(`${sent}`), never)).toMatchObject({ ok: true });
    expect(await adapter.send(message('Hi'), never)).toMatchObject({ failure: 'throttled', retryAfterMs: null });
    stage.advance(MINUTE);
    expect(await adapter.send(message('Hi'), never)).toMatchObject({ ok: true });
  });
});

it('publishes on the page, with every character as it was written', async () => {
  const { adapter, peer } = await start();
  const text = 'Beans (new) are_in @ 10 kr [really] *now* #beans \\o/ <3';
  expect(await adapter.post?.(text, never)).toEqual({ ok: true, providerMessageId: peer.accepted[0]?.id });
  expect(peer.accepted).toMatchObject([{ id: expect.stringMatching(/^urn:li:share:\d+$/), text }]);
  expect(await adapter.post?.(text, never)).toMatchObject({ failure: 'rejected', providerCode: 'DUPLICATE_POST' });
  expect(await adapter.post?.('a'.repeat(3_001), never)).toMatchObject({ failure: 'too_long' });
});

describe('an account', () => {
  it('is named, and its token’s end known', async () => {
    const { adapter, stage } = await start();
    const expiresAt = Math.floor((stage.now() + 60 * DAY) / 1_000) * 1_000;
    expect(await adapter.check(never)).toEqual({ ok: true, account: 'Simulator Ltd', expiresAt });
    stage.advance(60 * DAY);
    expect(await adapter.check(never)).toMatchObject({
      ok: false,
      providerCode: 'expired',
      said: 'The access token is expired.',
    });
    expect(await adapter.send(message('Hi'), never)).toMatchObject({
      failure: 'authentication',
      providerCode: '65602',
    });
  });

  it('is refused with another token, secret or page', async () => {
    const { connect } = await start();
    const authentication = { ok: false, failure: 'authentication' };
    expect(await connect({ accessToken: 'x' }).check(never)).toMatchObject({
      ...authentication,
      providerCode: 'revoked',
    });
    expect(await connect({ clientSecret: 'x' }).check(never)).toMatchObject({
      ...authentication,
      providerCode: 'invalid_client',
    });
    expect(await connect({ orgId: '1' }).check(never)).toMatchObject({ ...authentication, providerCode: '100' });
    expect(await connect({ accessToken: 'x' }).send(message('Hi'), never)).toMatchObject({ providerCode: '65600' });
  });

  it('speaks a version that LinkedIn still takes, as every call must', async () => {
    const { adapter, peer, stage } = await start();
    const status = async (headers: Record<string, string>) => {
      const authorization = `Bearer ${peer.settings['accessToken']}`;
      const answer = await fetch(`${peer.origin}/rest/organizations/1`, { headers: { authorization, ...headers } });
      return answer.status;
    };
    const restli = { 'x-restli-protocol-version': '2.0.0' };
    expect([
      await status({ 'linkedin-version': '202609' }),
      await status(restli),
      await status({ ...restli, 'linkedin-version': '202501' }),
    ]).toEqual([400, 400, 426]);
    stage.advance(30 * DAY);
    expect(await adapter.check(never)).toMatchObject({ ok: true });
  });
});
