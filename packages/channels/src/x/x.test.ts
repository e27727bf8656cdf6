import { MINUTE, SECOND } from '@concordia/domain';
import { type PlayedWebhook, testEnvironment } from '@concordia/peers/kit';
import { startXPeer } from '@concordia/peers/x';
import { afterEach, describe, expect, it } from 'vitest';
import type { ChannelAdapter, OutgoingMessage, RawWebhook } from '../port/adapter.js';
import { connectX } from './connect.js';
import { authorizeUrl, challengeOf, exchangeCode, type OAuthTokens, refreshToken, revokeToken } from './oauth.js';

const PUBLIC = 'https://concordia.test';
const BACK = `${PUBLIC}/oauth/twitter/callback`;
const never = new AbortController().signal;
const WELL = { failing: 0, hanging: 0, losing: 0, doubling: 0, lateMs: 0 };

const message = (text: string, more: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  channel: 'twitter',
  to: 'ada',
  text,
  subject: null,
  idempotencyKey: 'k',
  ...more,
});

const raw = ({ method, path, headers, body }: PlayedWebhook): RawWebhook => ({
  method,
  url: `${PUBLIC}${path}`,
  headers,
  body,
});

let stop: (() => Promise<void>) | undefined;
afterEach(() => stop?.());

async function start(fault: Partial<typeof WELL> = {}, more: Record<string, string> = {}) {
  const events: ReturnType<ChannelAdapter['parse']>[] = [];
  const seen: string[] = [];
  let receiver: ChannelAdapter | null = null;
  const stage = testEnvironment({
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
  const peer = await startXPeer(stage.options);
  stop = peer.stop;
  const tools = {
    fetch: globalThis.fetch,
    now: stage.now,
    random: Math.random,
    origin: peer.origin,
    publicUrl: PUBLIC,
  };
  const connect = (settings: Record<string, string> = {}): ChannelAdapter => {
    const connected = connectX({ ...peer.settings, ...settings }, tools);
    if (!connected.ok) throw new Error(`Missing: ${connected.missing.join(', ')}`);
    return connected.adapter;
  };
  const adapter = connect(more);
  receiver = adapter;
  const told = async () => {
    await peer.settled();
    return events;
  };
  return { stage, peer, adapter, connect, told, seen, tools };
}

describe('the picture of a person', () => {
  const png = { name: 'a.png', contentType: 'image/png', content: new TextEncoder().encode('picture') };
  const read = async (adapter: ChannelAdapter, reference: string) => {
    const file = await adapter.openFile?.(reference, never);
    if (file?.ok !== true) return file;
    let text = '';
    for await (const part of file.content) text += Buffer.from(part).toString();
    return text;
  };

  it('is asked for by name and by number, and opened in a size that suffices', async () => {
    const { adapter, peer } = await start();
    for (const from of ['ada', '6301234567890123']) {
      const written = { from, name: 'Ada', subject: null, text: 'Hi', inReplyTo: null };
      await peer.write(written);
      expect(await adapter.profile?.(from, never)).toEqual({ ok: true, name: null, picture: null });
      await peer.write({ ...written, picture: png });
      const found = await adapter.profile?.(from, never);
      const picture = found?.ok === true ? (found.picture ?? '') : '';
      expect(picture).toMatch(/_bigger\.png$/);
      expect(await read(adapter, picture)).toBe('picture');
    }
  });

  it('is not asked for of groups, and not that of people who chose none', async () => {
    const { peer, tools } = await start();
    const asked: string[] = [];
    const data = {
      profile_image_url: 'https://abs.twimg.com/sticky/default_profile_images/default_profile_normal.png',
    };
    const fetch = async (url: string | URL | Request) => {
      asked.push(String(url));
      return Response.json({ data });
    };
    const connected = connectX(peer.settings, { ...tools, fetch });
    if (!connected.ok) throw new Error('It is not connected.');
    for (const handle of ['group:123', '@ada', 'two words'])
      expect(await connected.adapter.profile?.(handle, never)).toEqual({ ok: true, name: null, picture: null });
    expect(asked).toEqual([`${peer.origin}/2/users/by/username/ada?user.fields=profile_image_url`]);
  });

  it('is told of by nobody who may not ask', async () => {
    const { connect } = await start();
    expect(await connect({ oauthAccessToken: 'other' }).profile?.('ada', never)).toMatchObject({
      ok: false,
      failure: 'authentication',
    });
    expect(await connect().profile?.('nobody', never)).toMatchObject({ ok: false });
  });
});

describe('a direct message', () => {
  it('is taken, echoed and read, by the name after the @ and by the number alike', async () => {
    const { adapter, peer, told } = await start();
    const sent = await adapter.send(message('Hej <you> & all', { to: '@Ada' }), never);
    expect(sent).toEqual({ ok: true, providerMessageId: peer.accepted[0]?.id });
    expect(peer.accepted).toMatchObject([{ to: 'ada', text: 'Hej <you> & all' }]);
    expect(await told()).toMatchObject([
      { kind: 'message', direction: 'outbound', from: 'ada', text: 'Hej <you> & all', messageId: peer.accepted[0]?.id },
      { kind: 'receipt', receipt: 'read', messageId: null, contact: 'ada' },
    ]);
    expect(await adapter.send(message('Hej', { to: '2244994945' }), never)).toMatchObject({ ok: true });
  });

  it('comes from people with their name, text and picture', async () => {
    const { adapter, peer, told } = await start();
    const files = [{ name: 'bean.png', contentType: 'image/png', content: new Uint8Array([1, 2, 3]) }];
    const id = await peer.write({
      from: 'ada',
      name: 'Ada L',
      subject: null,
      text: 'Look: a < b',
      inReplyTo: null,
      files,
    });
    const [event] = await told();
    expect(event).toMatchObject({
      kind: 'message',
      messageId: id,
      direction: 'inbound',
      from: 'ada',
      name: 'Ada L',
      text: 'Look: a < b',
    });
    if (event === null || event === undefined || event === 'ignored' || event.kind !== 'message')
      throw new Error('No message.');
    const [file] = event.files ?? [];
    if (file?.kind !== 'remote') throw new Error('No file.');
    expect(file).toMatchObject({ name: 'bean.png', contentType: 'image/png' });
    const opened = await adapter.openFile?.(file.reference, never);
    if (opened?.ok !== true) throw new Error('Not opened.');
    const chunks: Uint8Array[] = [];
    for await (const chunk of opened.content) chunks.push(chunk);
    expect(Buffer.concat(chunks)).toEqual(Buffer.from([1, 2, 3]));
  });

  it('carries one picture, and nothing else', async () => {
    const { adapter, peer } = await start();
    const picture = { name: 'a.png', contentType: 'image/png', content: new Uint8Array([1, 2, 3]) };
    expect(await adapter.send(message('', { files: [picture] }), never)).toMatchObject({ ok: true });
    const refused = async (files: OutgoingMessage['files']) =>
      adapter.send(message('Two', { files: files ?? [] }), never);
    expect(await refused([picture, picture])).toMatchObject({ failure: 'rejected', providerCode: 'one_file' });
    expect(await refused([{ ...picture, contentType: 'application/pdf' }])).toMatchObject({
      providerCode: 'media_type',
    });
    expect(peer.accepted).toHaveLength(1);
  });

  it.each([
    ['#unreachable', {}, 'recipient_unreachable', '403'],
    ['#reject', {}, 'rejected', '403'],
    ['#outage', {}, 'transient', '503'],
    ['', {}, 'rejected', 'invalid-request'],
    ['Hi', { to: 'no one' }, 'recipient_unreachable', 'no_such_name'],
    // These two are answered with 200 and `errors`.
    ['Hi', { to: 'nobody_here' }, 'recipient_unreachable', 'resource-not-found'],
    ['Hi', { to: '0' }, 'recipient_unreachable', 'resource-not-found'],
  ])('is refused for %s %o', async (text, more, failure, providerCode) => {
    const { adapter, peer } = await start();
    expect(await adapter.send(message(text, more), never)).toMatchObject({ ok: false, failure, providerCode });
    expect(peer.accepted).toEqual([]);
  });

  it('is refused before it leaves when it is too long', async () => {
    const { adapter } = await start();
    expect(await adapter.send(message('a'.repeat(10_001)), never)).toMatchObject({ failure: 'too_long' });
    expect(await adapter.send(message('a'.repeat(10_000)), never)).toMatchObject({ ok: true });
  });

  it('waits for the end of the window, as the headers say', async () => {
    const { adapter, stage } = await start();
    expect(await adapter.send(message('#throttle'), never)).toMatchObject({
      failure: 'throttled',
      retryAfterMs: SECOND,
    });
    for (let sent = 0; sent < 15; sent += 1) {
      expect(await adapter.send(message(`${sent}`), never)).toMatchObject({ ok: true });
      stage.advance(SECOND);
    }
    expect(await adapter.send(message('Once more'), never)).toMatchObject({
      failure: 'throttled',
      providerCode: '429',
      retryAfterMs: 15 * MINUTE - 15 * SECOND,
    });
    stage.advance(15 * MINUTE);
    expect(await adapter.send(message('Once more'), never)).toMatchObject({ ok: true });
    expect(adapter.rates.connection).toEqual({ messages: 15, perMs: 15 * MINUTE });
  });

  it('may have arrived when its answer is lost, and has not when nobody was there', async () => {
    const { adapter, peer } = await start({ losing: 1 });
    expect(await adapter.send(message('Hi', { to: '2244994945' }), never)).toMatchObject({ failure: 'unconfirmed' });
    expect(peer.accepted).toHaveLength(1);
    await peer.stop();
    expect(await adapter.send(message('Hi', { to: '2244994945' }), never)).toMatchObject({ failure: 'transient' });
    const gone = AbortSignal.abort(new Error('Gone.'));
    await expect(adapter.send(message('Hi'), gone)).rejects.toThrow('Gone.');
  });
});

describe('in public', () => {
  it('a mention comes in, and its answer goes out as a post', async () => {
    const { adapter, peer, told } = await start();
    const id = await peer.write({
      from: 'ada',
      name: 'Ada',
      subject: null,
      text: 'Hey @concordia_demo!',
      inReplyTo: null,
    });
    expect(id).toMatch(/^post:\d+$/);
    expect(await told()).toMatchObject([{ kind: 'message', messageId: id, from: 'ada', text: 'Hey @concordia_demo!' }]);
    const answers = { providerMessageId: id, references: [] };
    const sent = await adapter.send(message('Hello Ada', { answers }), never);
    expect(sent).toMatchObject({ ok: true, providerMessageId: peer.accepted[0]?.id });
    expect(peer.accepted).toMatchObject([{ to: id.slice(5), text: 'Hello Ada' }]);
    expect(await adapter.send(message('é'.repeat(281), { answers }), never)).toMatchObject({ failure: 'too_long' });
  });

  it('a post weighs 280 at most, and is not said twice', async () => {
    const { adapter, peer } = await start();
    expect(await adapter.post?.('a'.repeat(280), never)).toMatchObject({
      ok: true,
      providerMessageId: peer.accepted[0]?.id,
    });
    expect(await adapter.post?.('語'.repeat(141), never)).toMatchObject({ failure: 'too_long' });
    expect(await adapter.post?.('a'.repeat(280), never)).toMatchObject({ failure: 'rejected', providerCode: '403' });
  });

  it('posts are found, and mentions, lists and bookmarks counted', async () => {
    const { adapter, peer } = await start();
    await adapter.post?.('Beans are in', never);
    await peer.write({ from: 'ada', name: null, subject: null, text: '@concordia_demo beans?', inReplyTo: null });
    expect(await adapter.search?.('beans', never)).toEqual({ ok: true, message: 'X found 2 posts.' });
    expect(await adapter.search?.('mentions', never)).toEqual({ ok: true, message: 'X found 1 post.' });
    expect(await adapter.search?.('tea', never)).toEqual({ ok: true, message: 'X found 0 posts.' });
    const read = await adapter.discover?.({ lists: true, bookmarks: true }, never);
    expect(read).toEqual({ ok: true, message: 'Read 1 list and 2 bookmarks from X.' });
  });

  it('say how they stand, those of others not among them', async () => {
    const { adapter, peer } = await start();
    const posted = await adapter.post?.('Beans are in', never);
    const id = posted?.ok === true ? posted.providerMessageId.slice('post:'.length) : '';
    await peer.write({ from: 'ada', name: null, subject: null, text: '@concordia_demo beans?', inReplyTo: null });
    const told = await adapter.ownPosts?.(never);
    const counts = {
      impressions: expect.any(Number),
      likes: expect.any(Number),
      reposts: expect.any(Number),
      replies: 0,
    };
    const post = { id, messageId: `post:${id}`, text: 'Beans are in', at: expect.any(Number), ...counts };
    expect(told).toEqual({ ok: true, posts: [post] });
  });

  it('of an account that X does not let us read are refused with its reason', async () => {
    const { connect } = await start();
    expect(await connect({ oauthAccessToken: 'wrong' }).ownPosts?.(never)).toMatchObject({
      ok: false,
      failure: 'authentication',
    });
  });
});

describe('an account', () => {
  it('is named, and another one than the settings name is told', async () => {
    const { adapter, connect } = await start();
    expect(await adapter.check(never)).toEqual({ ok: true, account: '@concordia_demo', expiresAt: null });
    expect(await connect({ handle: '@other' }).check(never)).toMatchObject({
      failure: 'authentication',
      said: 'The permission is of @concordia_demo, and the settings name @other.',
    });
    expect(await connect({ oauthAccessToken: 'wrong' }).check(never)).toMatchObject({
      failure: 'authentication',
      providerCode: '401',
    });
    expect(await connect({ oauthAccessToken: '' }).send(message('Hi'), never)).toMatchObject({
      failure: 'authentication',
      providerCode: 'not_authorised',
    });
  });

  it('needs its application, and can do without the secret of webhooks', () => {
    const tools = { fetch: globalThis.fetch, now: Date.now, random: Math.random, origin: null, publicUrl: PUBLIC };
    expect(connectX({}, tools)).toEqual({ ok: false, missing: ['clientId', 'clientSecret'] });
    expect(connectX({ clientId: 'a', clientSecret: 'b' }, tools)).toMatchObject({ ok: true });
  });

  it('tells each event once, however often and late it comes', async () => {
    const { adapter, told, seen } = await start({ doubling: 1 });
    await adapter.send(message('#twice'), never);
    await told();
    expect(seen.length).toBeGreaterThan(new Set(seen).size);
    expect(new Set(seen).size).toBe(2);
  });

  it('hears nothing when it cannot answer the challenge', async () => {
    const { peer, told } = await start({}, { consumerSecret: 'another' });
    await peer.write({ from: 'ada', name: null, subject: null, text: 'Hi', inReplyTo: null });
    expect(await told()).toEqual([]);
  });
});

describe('the whole dance', () => {
  const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
  const scopes = ['tweet.read', 'users.read', 'offline.access', 'dm.read', 'dm.write'];

  /** Opens the page as a browser does, and presses a button of its form. */
  async function press(page: string, decision: 'allow' | 'deny') {
    const shown = await fetch(page);
    const html = await shown.text();
    const form = new URLSearchParams({ decision });
    for (const [, name, value] of html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g))
      form.append(name ?? '', (value ?? '').replaceAll('&amp;', '&'));
    const action = /action="([^"]*)"/.exec(html)?.[1] ?? '';
    const answer = await fetch(new URL(action, page), { method: 'POST', body: form, redirect: 'manual' });
    const location = answer.headers.get('location');
    return { status: shown.status, html, back: location === null ? null : new URL(location) };
  }

  async function dance() {
    const all = await start();
    const { peer, stage } = all;
    const { clientId = '', clientSecret = '' } = peer.settings;
    const tools = { fetch: globalThis.fetch, now: stage.now, clientId, clientSecret, origin: peer.origin };
    const request = {
      clientId,
      redirectUri: BACK,
      scopes,
      state: 's&1',
      challenge: await challengeOf(verifier),
      origin: peer.origin,
    };
    const allow = async () => (await press(authorizeUrl(request), 'allow')).back?.searchParams.get('code') ?? '';
    const exchange = (code: string, more = {}) => exchangeCode(tools, { code, verifier, redirectUri: BACK, ...more });
    const tokens = async (): Promise<OAuthTokens> => {
      const answer = await exchange(await allow());
      if (!answer.ok) throw new Error(`No tokens: ${answer.said}`);
      return answer;
    };
    return { ...all, oauth: tools, request, allow, exchange, tokens };
  }

  it('asks a person, and ends with tokens that send', async () => {
    const { request, tokens, connect, stage } = await dance();
    const { html, back } = await press(authorizeUrl(request), 'allow');
    expect(html).toContain('@concordia_demo');
    expect(`${back?.origin}${back?.pathname}`).toBe(BACK);
    expect(back?.searchParams.get('state')).toBe('s&1');
    const granted = await tokens();
    expect(granted).toMatchObject({ expiresAt: stage.now() + 120 * MINUTE, scopes });
    const adapter = connect({ oauthAccessToken: granted.accessToken });
    expect(await adapter.send(message('Hi'), never)).toMatchObject({ ok: true });
    // What was not asked for is not allowed.
    expect(await adapter.post?.('Hi', never)).toMatchObject({ failure: 'authentication', providerCode: '403' });
    stage.advance(120 * MINUTE);
    expect(await adapter.check(never)).toMatchObject({ failure: 'authentication' });
  });

  it('sends a person back who said no, and nobody to an address that is not registered', async () => {
    const { request } = await dance();
    const refused = await press(authorizeUrl(request), 'deny');
    expect(refused.back?.searchParams.get('error')).toBe('access_denied');
    for (const wrong of [
      { redirectUri: `${BACK}/` },
      { clientId: 'other' },
      { scopes: ['all'] },
      { challenge: 'short' },
    ]) {
      const { status, back } = await press(authorizeUrl({ ...request, ...wrong }), 'allow').catch(() => ({
        status: 400,
        back: null,
      }));
      expect([status, back]).toEqual([400, null]);
    }
  });

  it('takes a code once, soon, from who asked for it', async () => {
    const { allow, exchange, stage, oauth, connect } = await dance();
    const rejected = { ok: false, failure: 'rejected', code: 'invalid_request' };
    expect(await exchange(await allow(), { verifier: 'v'.repeat(43) })).toMatchObject(rejected);
    expect(await exchange(await allow(), { redirectUri: PUBLIC })).toMatchObject(rejected);
    expect(
      await exchangeCode({ ...oauth, clientSecret: 'no' }, { code: await allow(), verifier, redirectUri: BACK }),
    ).toMatchObject({ failure: 'authentication' });
    const late = await allow();
    stage.advance(30_001);
    expect(await exchange(late)).toMatchObject(rejected);
    const code = await allow();
    const first = await exchange(code);
    expect(await exchange(code)).toMatchObject(rejected);
    // A code that came twice takes back what it gave.
    const token = first.ok ? first.accessToken : '';
    expect(await connect({ oauthAccessToken: token }).check(never)).toMatchObject({ failure: 'authentication' });
  });

  it('turns refresh tokens over, and ends with the last of them', async () => {
    const { tokens, oauth, connect } = await dance();
    const first = await tokens();
    const second = await refreshToken(oauth, first.refreshToken ?? '');
    if (!second.ok) throw new Error('Not refreshed.');
    expect(second.refreshToken).not.toBe(first.refreshToken);
    expect(await refreshToken(oauth, first.refreshToken ?? '')).toMatchObject({ ok: false, failure: 'rejected' });
    expect(await revokeToken(oauth, second.refreshToken ?? '', 'refresh_token')).toEqual({ ok: true });
    expect(await connect({ oauthAccessToken: second.accessToken }).check(never)).toMatchObject({
      failure: 'authentication',
    });
  });
});
