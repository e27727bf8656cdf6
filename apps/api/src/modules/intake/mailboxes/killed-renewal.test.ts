import { MAIL_SERVICES } from '@concordia/channels/imap';
import type { SignInMailbox } from '@concordia/domain';
import { type SmtpPeer, startSmtpPeer } from '@concordia/peers/smtp';
import { afterEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { DOVECOT, type Dovecot, freePort, startDovecot } from '../../../testing/dovecot.js';
import { makePlace, type Place } from '../../../testing/engines.js';
import { APPLICATION, type Oidc, type OidcOptions, startOidc } from '../../../testing/oidc.js';
import { type RealServer, startRealServer } from '../../../testing/real-server.js';

const PATIENCE = { timeout: 60_000, interval: 100 };

/** Two starts of a process, and the claim of the killed one in between, in ms. */
const LONG = 180_000;

const MARA = 'mara@fernhill.example';

const ConnectionsSchema = z.array(
  z.object({
    channel: z.string(),
    mode: z.string(),
    health: z.string(),
    healthReason: z.string().nullable(),
    missing: z.array(z.string()),
  }),
);

const MailboxesSchema = z.array(z.object({ accountId: z.string(), state: z.string() }));

const MessagesSchema = z.array(z.object({ subject: z.string().nullable() }));

const TENANT = { microsoft: 'common', google: '' } as const;

/* On one engine: each case starts two servers and waits for a claim to end, and neither is the database's business. */
describe.skipIf(DOVECOT === null)('a server that is killed while it renews a token', () => {
  let place: Place;
  let oidc: Oidc;
  let dovecot: Dovecot;
  let smtp: SmtpPeer;
  let server: RealServer;
  let port = 0;
  let provider: SignInMailbox = 'google';
  afterEach(async () => {
    await server.kill();
    await Promise.all([dovecot.stop(), smtp.stop(), oidc.stop()]);
    await place.remove();
  });

  const call = async (method: string, path: string, body?: unknown): Promise<Response> =>
    fetch(`${server.address}${path}`, {
      method,
      redirect: 'manual',
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  const get = async (path: string): Promise<unknown> => (await call('GET', path)).json();
  const connection = async () =>
    ConnectionsSchema.parse(await get('/api/channels')).find(({ channel }) => channel === 'email');
  const mailbox = async () => MailboxesSchema.parse(await get('/api/mailboxes'))[0];
  const state = async () => (await mailbox())?.state;
  const subjects = async () => MessagesSchema.parse(await get('/api/messages')).map(({ subject }) => subject);
  const deliver = (subject: string) =>
    dovecot.deliver(
      `From: Ada <ada@lindqvist.example>\nTo: ${MARA}\nSubject: ${subject}\nMessage-ID: <${subject}@lindqvist.example>\nDate: ${new Date().toUTCString()}\n\nHello Mara.\n`,
    );

  async function begin(at: SignInMailbox, rotates: OidcOptions['rotates']): Promise<void> {
    provider = at;
    const { authorize, token } = MAIL_SERVICES[at];
    port = await freePort();
    oidc = await startOidc({
      redirectUri: `http://127.0.0.1:${port}/oauth/mailbox/callback`,
      authorization: new URL(authorize(TENANT[at])).pathname,
      token: new URL(token(TENANT[at])).pathname,
      ...(rotates !== undefined && { rotates }),
      // Shorter than the time ahead of which tokens are renewed: each login renews.
      lifetime: 200,
    });
    dovecot = await startDovecot({ user: MARA, introspectionUrl: oidc.introspectionUrl });
    smtp = await startSmtpPeer({ accepts: async (user, accessToken) => (await oidc.ownerOf(accessToken)) === user });
    place = await makePlace('sqlite');
    await start();
    const settings = { fromAddress: MARA, clientId: APPLICATION.clientId };
    const secrets = { clientSecret: APPLICATION.clientSecret };
    await call('PUT', '/api/channels/email/settings', { provider, settings, secrets });
    await signIn();
    await expect.poll(state, PATIENCE).toBe('listening');
  }

  async function start(): Promise<void> {
    const ports = `imap=${dovecot.port}&smtp=${new URL(smtp.origin).port}`;
    const env = { CONCORDIA_PROVIDER_ORIGINS: `${provider}=${oidc.origin}/?${ports}` };
    server = await startRealServer({ place, port, env });
  }

  async function signIn(): Promise<void> {
    const login = await call('GET', '/oauth/mailbox/login');
    const cookie = login.headers.get('set-cookie') ?? '';
    const back = await oidc.signIn(login.headers.get('location') ?? '', MARA);
    const returned = await fetch(back, { redirect: 'manual', headers: { cookie } });
    expect(returned.headers.get('location')).toBe('/setup?channel=email&outcome=connected');
  }

  /** The provider has traded the refresh token, and the server never hears of it. */
  async function killWhileRenewing(): Promise<void> {
    const account = await mailbox();
    const withheld = oidc.withholdNext();
    const asking = call('GET', `/api/mailboxes/${account?.accountId}/folders`).catch(() => null);
    await withheld;
    await server.kill();
    await asking;
    deliver('Meanwhile');
    await start();
  }

  test(
    'goes on by itself where the traded token still works',
    async () => {
      await begin('microsoft', 'leniently');
      await killWhileRenewing();
      await expect.poll(subjects, PATIENCE).toEqual(['Meanwhile']);
      expect(await connection()).toMatchObject({ mode: 'live', missing: [] });
      expect(await state()).toBe('listening');
    },
    LONG,
  );

  test(
    'asks for a new sign-in where the traded token ends the grant, and goes on with it',
    async () => {
      await begin('microsoft', 'strictly');
      await killWhileRenewing();
      await expect.poll(connection, PATIENCE).toMatchObject({
        health: 'expired',
        healthReason: expect.stringMatching(/interrupted.*invalid_grant|invalid_grant.*interrupted/),
      });
      expect(await subjects()).toEqual([]);
      await signIn();
      await expect.poll(subjects, PATIENCE).toEqual(['Meanwhile']);
      expect(await connection()).toMatchObject({ health: 'ok' });
    },
    LONG,
  );
});
