import { MAIL_SERVICES, refreshMailToken } from '@concordia/channels/imap';
import type { ChannelConnection } from '@concordia/contract/channels';
import type { Message } from '@concordia/contract/inbox';
import type { Mailbox } from '@concordia/contract/intake';
import { MINUTE, SECOND, type SignInMailbox, UNDO_SEND } from '@concordia/domain';
import { type SmtpPeer, startSmtpPeer } from '@concordia/peers/smtp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Clock } from '../../../common/clock.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { DOVECOT, type Dovecot, startDovecot } from '../../../testing/dovecot.js';
import { type EngineKind, onEveryEngine } from '../../../testing/engines.js';
import { APPLICATION, type Oidc, startOidc } from '../../../testing/oidc.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';
import { ChannelsRepository } from '../../channels/connections/channels.repository.js';
import { ConnectionHealthService } from '../../channels/connections/connection-health.js';
import { type MailGrant, MailGrants } from '../../channels/connections/mail-grants.js';
import { MailTokens } from '../../channels/connections/mail-tokens.js';
import { OauthGrants } from '../../channels/connections/oauth-grants.js';
import { MailboxWatches } from './mailbox-watches.js';

const PATIENCE = { timeout: 40_000, interval: 50 };

const MARA = 'mara@fernhill.example';

const TENANT = { microsoft: 'common', google: '' } as const;

onEveryEngine('a mailbox that its owner signs in to', (engine) => {
  const providers = engine === 'sqlite' ? (['microsoft', 'google'] as const) : (['google'] as const);
  describe.skipIf(DOVECOT === null).each(providers)('at %s', (provider) => {
    signInTests(engine, provider);
  });
});

function signInTests(engine: EngineKind, provider: SignInMailbox) {
  let oidc: Oidc;
  let dovecot: Dovecot;
  let smtp: SmtpPeer;
  let opened: TestApp;
  beforeAll(async () => {
    const { authorize, token } = MAIL_SERVICES[provider];
    const pathOf = (address: string) => new URL(address).pathname;
    oidc = await startOidc({
      redirectUri: 'http://127.0.0.1:4600/oauth/mailbox/callback',
      authorization: pathOf(authorize(TENANT[provider])),
      token: pathOf(token(TENANT[provider])),
    });
    dovecot = await startDovecot({ user: MARA, introspectionUrl: oidc.introspectionUrl });
    smtp = await startSmtpPeer({ accepts: async (user, accessToken) => (await oidc.ownerOf(accessToken)) === user });
    const ports = `imap=${dovecot.port}&smtp=${new URL(smtp.origin).port}`;
    opened = await openTestApp(engine, { providerOrigins: { [provider]: `${oidc.origin}/?${ports}` } });
  });
  afterAll(async () => {
    await opened.close();
    await Promise.all([dovecot.stop(), smtp.stop(), oidc.stop()]);
  });

  const get = (url: string, headers: Record<string, string> = {}) => opened.request({ method: 'GET', url, headers });
  const mail = (id: string, subject: string) =>
    `From: Ada <${id}@lindqvist.example>\nTo: ${MARA}\nSubject: ${subject}\nMessage-ID: <${id}@lindqvist.example>\nDate: ${new Date(opened.clock.now()).toUTCString()}\n\nHello Mara, this is ${subject}.\n`;
  const messages = () => opened.get<Message[]>('/api/messages?limit=200');
  const find = async (subject: string) => (await messages()).find((message) => message.subject === subject);
  const mailbox = async () => (await opened.get<Mailbox[]>('/api/mailboxes'))[0];
  const connection = async () =>
    (await opened.get<ChannelConnection[]>('/api/channels')).find(({ channel }) => channel === 'email');
  const lookAround = () => opened.app.get(MailboxWatches).lookAround();
  const grant = (): Promise<MailGrant> =>
    opened.inWorkspace(async () => {
      const row = await opened.app.get(ChannelsRepository).find(opened.app.get(WorkspaceDatabase).read, 'email');
      const found = row === undefined ? null : await opened.app.get(MailGrants).of(row);
      if (found === null) throw new Error('Nobody has signed in.');
      return found;
    });

  async function put(more: Record<string, string> = {}) {
    const settings = { fromAddress: MARA, clientId: APPLICATION.clientId, ...more };
    const payload = { provider, settings, secrets: { clientSecret: APPLICATION.clientSecret } };
    return opened.request({ method: 'PUT', url: '/api/channels/email/settings', payload });
  }

  /** @returns the address of the console that the browser ends at. */
  async function signIn(address: string): Promise<string> {
    const login = await get('/oauth/mailbox/login');
    const cookie = String(login.headers['set-cookie']);
    const back = new URL(await oidc.signIn(String(login.headers.location), address));
    return String((await get(back.pathname + back.search, { cookie })).headers.location);
  }

  async function connect(): Promise<void> {
    const stored = await put();
    expect([stored.statusCode, stored.statusCode === 200 ? '' : stored.body]).toEqual([200, '']);
    expect(await signIn(MARA)).toBe('/setup?channel=email&outcome=connected');
    await lookAround();
    await expect.poll(mailbox, PATIENCE).toMatchObject({ state: 'listening', failure: null });
  }

  async function receive(id: string, subject: string): Promise<Message> {
    dovecot.deliver(mail(id, subject));
    await expect.poll(() => find(subject), PATIENCE).toBeDefined();
    const found = await find(subject);
    if (found === undefined) throw new Error(`${subject} did not come.`);
    return found;
  }

  /** @returns what the server took for the recipient. */
  async function answer(id: string, message: Message) {
    const payload = { content: 'A little darker, please.', idempotencyKey: `signed-in-reply-to-${id}` };
    const url = `/api/conversations/${message.conversationId}/replies`;
    expect((await opened.request({ method: 'POST', url, payload })).json()).toMatchObject({ state: 'queued' });
    opened.clock.advance(UNDO_SEND);
    const taken = () => smtp.taken.filter(({ to }) => to.includes(`${id}@lindqvist.example`));
    await expect.poll(() => taken().length, PATIENCE).toBe(1);
    return taken();
  }

  test('is read and answered without a password', async () => {
    await put({ user: 'tom@fernhill.example' });
    expect(await connection()).toMatchObject({
      missing: ['oauthAccessToken'],
      redirectUrl: 'http://127.0.0.1:4600/oauth/mailbox/callback',
    });
    await connect();
    expect(await connection()).toMatchObject({
      mode: 'live',
      health: 'ok',
      account: MARA,
      missing: [],
      expiresAt: null,
    });
    const message = await receive('first', 'Roast profile');
    const [sent] = await answer('first', message);
    expect(sent).toMatchObject({ from: MARA });
    expect(sent?.raw).toContain('In-Reply-To: <first@lindqvist.example>');
  });

  test('asks with PKCE for mail alone, and for who signs in', async () => {
    await put();
    const login = await get('/oauth/mailbox/login');
    const asked = new URL(String(login.headers.location)).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      login_hint: MARA,
      scope: MAIL_SERVICES[provider].scopes.join(' '),
    });
    expect(login.headers['set-cookie']).toMatch(/; Path=\/oauth\/mailbox; HttpOnly; SameSite=Lax; Max-Age=600$/);
  });

  test('is not opened for somebody else, nor by another browser', async () => {
    await put();
    expect(await signIn('tom@fernhill.example')).toBe('/setup?channel=email&outcome=other_mailbox');
    const login = await get('/oauth/mailbox/login');
    const back = new URL(await oidc.signIn(String(login.headers.location), MARA));
    const other = await get(back.pathname + back.search, { cookie: 'concordia_oauth=another' });
    expect(other.headers.location).toMatch(/outcome=expired$/);
  });

  test('is connected once, whichever address it sends from', async () => {
    await connect();
    const settings = { fromAddress: 'hello@fernhill.example', user: MARA, clientId: APPLICATION.clientId };
    const payload = { name: 'Again', provider, settings };
    const refused = await opened.request({ method: 'POST', url: '/api/channels/email/accounts', payload });
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'ACCOUNT_EXISTS' }]);
  });

  test('is renewed before its token expires, by one of all processes', async () => {
    await connect();
    const first = await grant();
    const { app } = opened;
    const another = () =>
      new MailTokens(
        app.get(WorkspaceDatabase),
        app.get(ChannelsRepository),
        app.get(MailGrants),
        app.get(OauthGrants),
        app.get(ConnectionHealthService),
        app.get(Clock),
      );
    const processes = [app.get(MailTokens), another(), another()];
    const asked = oidc.asked();
    const answers = await opened.inWorkspace(() =>
      Promise.all(processes.map((one) => one.current(first.row.id, first.accessToken))),
    );
    const second = await grant();
    expect(second.accessToken).not.toBe(first.accessToken);
    expect(answers).toEqual(processes.map(() => ({ ok: true, token: second.accessToken })));
    expect(oidc.asked()).toBe(asked + 1);
    opened.clock.advance(56 * MINUTE);
    await opened.inWorkspace(() => processes[1]?.current(first.row.id, null));
    expect((await grant()).accessToken).not.toBe(second.accessToken);
  });

  test('sends once, although its token expired in the middle', async () => {
    await connect();
    const message = await receive('expired', 'Delivery date');
    const { accessToken } = await grant();
    await oidc.expire(accessToken ?? '');
    expect(await answer('expired', message)).toHaveLength(1);
    expect((await grant()).accessToken).not.toBe(accessToken);
    expect(await connection()).toMatchObject({ health: 'ok' });
  });

  test('keeps its grant when a process is killed between the new token and its storing', async () => {
    await connect();
    const before = await grant();
    await opened.inWorkspace(async () => {
      const now = opened.clock.now();
      const claim = opened.app.get(ChannelsRepository);
      await opened.app
        .get(WorkspaceDatabase)
        .write((tx) => claim.claimRenewal(tx, before.row.id, now, now + 20 * SECOND));
      expect(await refreshMailToken(before.signIn, before.refreshToken ?? '')).toMatchObject({ ok: true });
    });
    opened.clock.advance(20 * SECOND);
    const renewed = await opened.inWorkspace(() =>
      opened.app.get(MailTokens).current(before.row.id, before.accessToken),
    );
    expect(renewed).toMatchObject({ ok: true });
  });

  test('is given back at the provider when its account is removed, where that can be done', async () => {
    await connect();
    const given = await grant();
    const url = `/api/channels/email/accounts/${given.row.id}`;
    expect((await opened.request({ method: 'DELETE', url })).statusCode).toBe(200);
    // Microsoft has no endpoint for it.
    expect(await refreshMailToken(given.signIn, given.refreshToken ?? '')).toMatchObject({ ok: provider !== 'google' });
    expect(await oidc.ownerOf(given.accessToken ?? '')).toBe(provider === 'google' ? null : MARA);
    expect(await opened.engine.reader.selectFrom('channel_secret').select('name').execute()).toEqual([]);
    await oidc.revokeAll();
  });

  test('says within a minute that its grant was revoked, until its owner signs in again', async () => {
    await connect();
    await oidc.revokeAll();
    opened.clock.advance(MINUTE);
    await expect.poll(connection, PATIENCE).toMatchObject({ mode: 'live', health: 'expired' });
    expect((await connection())?.healthReason).toContain('invalid_grant');
    expect(await mailbox()).toMatchObject({ state: 'refused', failure: expect.stringContaining('invalid_grant') });
    expect(JSON.stringify(await opened.get('/api/notifications'))).toContain('channel_expired');
    dovecot.deliver(mail('meanwhile', 'Come meanwhile'));
    await lookAround();
    expect(await find('Come meanwhile')).toBeUndefined();
    await connect();
    await expect.poll(() => find('Come meanwhile'), PATIENCE).toBeDefined();
  });
}
