import { HOUR } from '@concordia/domain';
import { startXPeer } from '@concordia/peers/x';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { onEveryEngine } from '../../../testing/engines.js';
import { type Connections, openConnections, openSecrets, putSecrets } from '../connections/testing.js';
import { TwitterRenewalJobs } from './twitter-renewal.jobs.js';

onEveryEngine('X', (engine) => {
  let connections: Connections;
  beforeAll(async () => {
    connections = await openConnections(engine, [startXPeer]);
  });
  afterAll(() => connections.close());
  beforeEach(async () => {
    await connections.opened.enterNewWorkspace();
    const { clientId = '', clientSecret = '' } = connections.peer('x').settings;
    await connections.put('twitter', { provider: 'x', settings: { clientId }, secrets: { clientSecret } });
  });

  const get = (url: string, headers: Record<string, string> = {}) =>
    connections.opened.request({ method: 'GET', url, headers });
  const status = () => connections.opened.get('/api/twitter/status');
  const outcome = async (back: string, cookie: string) => {
    const { pathname, search } = new URL(back);
    return String((await get(pathname + search, { cookie })).headers.location);
  };
  const opened = () =>
    connections.opened.inWorkspace(() => {
      const { app } = connections.opened;
      return openSecrets(connections.opened, app.get(WorkspaceDatabase).read, 'twitter');
    });

  /** A person presses the button, and says yes or no at X. */
  async function ask(decision: 'allow' | 'deny') {
    const login = await get('/oauth/twitter/login');
    const cookie = String(login.headers['set-cookie']);
    const authorize = new URL(String(login.headers.location));
    const form = new URLSearchParams([...authorize.searchParams, ['decision', decision]]);
    const address = `${authorize.origin}${authorize.pathname}`;
    const answer = await fetch(address, { method: 'POST', body: form, redirect: 'manual' });
    return { cookie, authorize, back: answer.headers.get('location') ?? '' };
  }

  async function connect(): Promise<void> {
    const { cookie, back } = await ask('allow');
    await outcome(back, cookie);
  }

  test('is allowed by a person, who comes back to the console', async () => {
    expect(await status()).toEqual({ connected: false });
    const { cookie, authorize, back } = await ask('allow');
    expect(cookie).toMatch(/; Path=\/oauth\/twitter; HttpOnly; SameSite=Lax; Max-Age=600$/);
    expect(Object.fromEntries(authorize.searchParams)).toMatchObject({
      code_challenge_method: 'S256',
      redirect_uri: 'http://127.0.0.1:4600/oauth/twitter/callback',
      scope: 'tweet.read users.read offline.access tweet.write',
    });
    expect(await outcome(back, cookie)).toBe('/setup?channel=twitter&outcome=connected');
    expect(await status()).toEqual({ connected: true });
    expect(await connections.get('twitter')).toMatchObject({
      mode: 'live',
      health: 'ok',
      account: '@concordia_demo',
      expiresAt: null,
      missing: [],
      redirectUrl: 'http://127.0.0.1:4600/oauth/twitter/callback',
    });
    const names = (await connections.get('twitter')).secrets.map(({ name }) => name);
    expect(names).toEqual(['clientSecret']);
    expect(await outcome(back, cookie)).toBe('/setup?channel=twitter&outcome=expired');
  });

  test('is not connected by another browser, by a made-up answer, after ten minutes, or against the person’s will', async () => {
    const one = await ask('allow');
    expect(await outcome(one.back, 'concordia_oauth=another')).toMatch(/outcome=expired$/);
    expect(await outcome(one.back, one.cookie)).toMatch(/outcome=expired$/);
    const two = await ask('allow');
    expect(await outcome(two.back.replace(/state=[^&]+/, 'state=made-up'), two.cookie)).toMatch(/outcome=expired$/);
    connections.opened.clock.advance(10 * 60_000);
    expect(await outcome(two.back, two.cookie)).toMatch(/outcome=expired$/);
    const three = await ask('deny');
    expect(await outcome(three.back, three.cookie)).toMatch(/outcome=denied$/);
    const four = await ask('allow');
    expect(await outcome(four.back.replace(/code=[^&]+/, 'code=wrong'), four.cookie)).toMatch(/outcome=failed$/);
  });

  test('is asked for under our own name, so that the cookie is there when the browser comes back', async () => {
    const answer = await get('/oauth/twitter/login', { host: 'localhost:4600' });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, 'http://127.0.0.1:4600/oauth/twitter/login']);
    await connections.put('twitter', { provider: 'x', settings: {}, secrets: { clientSecret: null } });
    expect((await get('/oauth/twitter/login')).headers.location).toBe('/setup?channel=twitter&outcome=not_configured');
  });

  test('is renewed before its tokens end, once for all processes', async () => {
    await connect();
    const renew = () => connections.opened.inWorkspace(() => connections.opened.app.get(TwitterRenewalJobs).renew());
    const first = await opened();
    await renew();
    expect(await opened()).toEqual(first);
    connections.opened.clock.advance(1.8 * HOUR);
    await Promise.all([renew(), renew(), renew()]);
    const second = await opened();
    expect(second.oauthAccessToken).not.toBe(first.oauthAccessToken);
    expect(second.oauthRefreshToken).not.toBe(first.oauthRefreshToken);
    connections.opened.clock.advance(1.8 * HOUR);
    await renew();
    expect((await opened()).oauthRefreshToken).not.toBe(second.oauthRefreshToken);
    expect(await status()).toEqual({ connected: true });
  });

  test('is expired when its tokens are refused, and says so', async () => {
    await connect();
    const { opened: app } = connections;
    await app.inWorkspace(() =>
      app.app
        .get(WorkspaceDatabase)
        .write((tx) => putSecrets(app, tx, 'twitter', { oauthRefreshToken: 'a-token-that-x-does-not-know' })),
    );
    app.clock.advance(1.8 * HOUR);
    await app.inWorkspace(() => app.app.get(TwitterRenewalJobs).renew());
    expect(await status()).toEqual({ connected: false });
    expect(await connections.get('twitter')).toMatchObject({ mode: 'live', health: 'expired' });
    expect(JSON.stringify(await app.get('/api/notifications'))).toContain('channel_expired');
  });

  test('is taken back at X and forgotten here, by who owns the workspace', async () => {
    await connect();
    const { oauthAccessToken = '' } = await opened();
    const disconnect = (headers: Record<string, string>) =>
      connections.opened.request({ method: 'POST', url: '/oauth/twitter/disconnect', headers });
    const other = await connections.opened.addWorkspace('Other');
    expect((await disconnect({ 'x-workspace-id': other })).statusCode).toBe(404);
    const answer = await disconnect({ 'x-workspace-id': connections.opened.workspaceId });
    expect([answer.statusCode, answer.json()]).toEqual([200, { connected: false }]);
    const me = `${connections.peer('x').origin}/2/users/me`;
    expect((await fetch(me, { headers: { authorization: `Bearer ${oauthAccessToken}` } })).status).toBe(401);
    expect(await connections.get('twitter')).toMatchObject({ mode: 'not_connected', missing: ['oauthAccessToken'] });
    expect((await disconnect({})).statusCode).toBe(200);
  });

  test('that is simulated is connected until somebody disconnects it', async () => {
    await connections.patch('twitter', { mode: 'simulated' });
    expect(await status()).toEqual({ connected: true });
    const answer = await connections.post('/oauth/twitter/disconnect');
    expect([answer.statusCode, answer.json()]).toEqual([200, { connected: false }]);
    expect(await status()).toEqual({ connected: false });
    expect(await connections.get('twitter')).toMatchObject({ mode: 'not_connected' });
  });
});
