import { describe, expect, it } from 'vitest';
import type { OutgoingMessage } from '../port/adapter.js';
import type { AccessToken } from '../port/connect.js';
import { connectSignedIn } from './connect-signed-in.js';
import { mailServersOf } from './services.js';
import { isStillGranted, type MailSignIn, mailAuthorizeUrl, mailSignInOf, refreshMailToken } from './sign-in.js';
import type { DeliveryAnswer, MailDelivery } from './transport.js';

const NOW = Date.UTC(2026, 10, 20, 9, 30);
const signal = new AbortController().signal;

const SETTINGS = { fromAddress: 'mara@fernhill.example', clientId: 'app', clientSecret: 'secret', tenant: 'common' };

const MESSAGE: OutgoingMessage = {
  channel: 'email',
  to: 'ada@lindqvist.example',
  text: 'Until Monday.',
  subject: 'Re: Offer',
  idempotencyKey: 'one.1',
  answers: null,
};

const EXPIRED: DeliveryAnswer = { kind: 'refused', code: 535, enhanced: '5.7.3', said: 'Authentication unsuccessful' };
const ACCEPTED: DeliveryAnswer = { kind: 'accepted', refused: [] };

/** @param answers of the server, one a delivery. @param tokens of the source, one a call. */
function mailbox(answers: readonly DeliveryAnswer[], tokens: readonly AccessToken[]) {
  const deliveries: MailDelivery[] = [];
  const refused: (string | null)[] = [];
  const connect = connectSignedIn('microsoft', {
    deliver: async (delivery) => {
      deliveries.push(delivery);
      return answers[deliveries.length - 1] ?? ACCEPTED;
    },
    logInToImap: async () => ({ ok: true }),
    logInToSmtp: async () => ({ ok: true }),
  });
  const accessToken = async (not: string | null): Promise<AccessToken> => {
    refused.push(not);
    return tokens[refused.length - 1] ?? { ok: false, failure: 'authentication', code: 'invalid_grant', said: null };
  };
  const tools = { fetch, now: () => NOW, random: () => 0, origin: null, publicUrl: 'https://x', accessToken };
  const connected = connect(SETTINGS, tools);
  if (!connected.ok) throw new Error(connected.missing.join());
  const used = () => deliveries.map(({ login }) => ('accessToken' in login ? login.accessToken : null));
  return { adapter: connected.adapter, deliveries, refused, used };
}

const token = (text: string): AccessToken => ({ ok: true, token: text });

describe('a mailbox that is signed in to', () => {
  it('sends with a token, as its owner', async () => {
    const { adapter, deliveries } = mailbox([], [token('a-1')]);
    const sent = await adapter.send(MESSAGE, signal);
    expect(sent).toMatchObject({ ok: true });
    // Microsoft and Google keep it themselves.
    expect(sent).not.toHaveProperty('sentCopy');
    expect(deliveries).toMatchObject([
      {
        server: { host: 'smtp.office365.com', port: 587, security: 'starttls' },
        login: { user: 'mara@fernhill.example', accessToken: 'a-1' },
      },
    ]);
  });

  it('asks for another token once, when the server refuses the first', async () => {
    const { adapter, used, refused } = mailbox([EXPIRED], [token('a-1'), token('a-2')]);
    expect(await adapter.send(MESSAGE, signal)).toMatchObject({ ok: true });
    expect([used(), refused]).toEqual([
      ['a-1', 'a-2'],
      [null, 'a-1'],
    ]);
    const never = mailbox([EXPIRED, EXPIRED], [token('a-1'), token('a-2')]);
    expect(await never.adapter.send(MESSAGE, signal)).toMatchObject({ ok: false, failure: 'authentication' });
    expect(never.used()).toEqual(['a-1', 'a-2']);
  });

  it('sends nothing again that may have been accepted, or was refused for another reason', async () => {
    for (const answer of [{ kind: 'silent' }, { kind: 'refused', code: 550, enhanced: '5.1.1', said: '' }] as const) {
      const { adapter, deliveries } = mailbox([answer], [token('a-1'), token('a-2')]);
      expect(await adapter.send(MESSAGE, signal)).toMatchObject({ ok: false });
      expect(deliveries).toHaveLength(1);
    }
  });

  it('sends nothing without a token, and says why', async () => {
    const { adapter, deliveries } = mailbox([], []);
    expect(await adapter.send(MESSAGE, signal)).toMatchObject({
      failure: 'authentication',
      providerCode: 'invalid_grant',
    });
    expect(await adapter.check(signal)).toMatchObject({ ok: false, failure: 'authentication', said: 'invalid_grant' });
    expect(deliveries).toEqual([]);
    const busy = mailbox([], [{ ok: false, failure: 'transient', code: null, said: null }]);
    expect(await busy.adapter.send(MESSAGE, signal)).toMatchObject({ failure: 'transient' });
  });
});

describe('the sign-in', () => {
  const signInOver = (provider: 'microsoft' | 'google', respond: () => Response, more: object = {}) => {
    const calls: string[] = [];
    const respondTo = async (url: string | URL | Request) => {
      calls.push(String(url));
      return respond();
    };
    const tools = { fetch: respondTo, now: () => NOW, origin: null, ...more };
    const signIn: MailSignIn = mailSignInOf(provider, SETTINGS, tools);
    return { signIn, calls };
  };
  const asked = {
    redirectUri: 'https://x/oauth/mailbox/callback',
    state: 's',
    challenge: 'c',
    address: 'mara@x.example',
  };
  const tokens = { token_type: 'Bearer', access_token: 'a-1', expires_in: 3_600 };
  const idToken = (claims: object) => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const iat = Math.floor(Date.now() / 1_000);
    return `${part({ alg: 'RS256' })}.${part({ aud: 'app', sub: '1', iat, exp: iat + 600, ...claims })}.c2ln`;
  };

  it('leads to the provider’s own page, or to a stand-in’s with the same path', () => {
    const { signIn } = signInOver('microsoft', () => Response.json({}));
    const url = new URL(mailAuthorizeUrl(signIn, asked));
    expect(url.origin + url.pathname).toBe('https://login.microsoftonline.com/common/oauth2/v2.0/authorize');
    expect(url.search).not.toContain('+');
    const local = { ...signIn, origin: 'http://127.0.0.1:9/?imap=1&smtp=2' };
    expect(mailAuthorizeUrl(local, asked)).toMatch(/^http:\/\/127\.0\.0\.1:9\/common\/oauth2\/v2\.0\/authorize\?/);
    expect(mailServersOf('google', local.origin)).toEqual({
      imap: { host: '127.0.0.1', port: 1, security: 'none' },
      smtp: { host: '127.0.0.1', port: 2, security: 'none' },
    });
  });

  it('keeps a refresh token that Google does not repeat', async () => {
    const { signIn, calls } = signInOver('google', () => Response.json(tokens));
    expect(await refreshMailToken(signIn, 'r-1')).toMatchObject({
      ok: true,
      accessToken: 'a-1',
      refreshToken: null,
      expiresAt: NOW + 3_600_000,
    });
    expect(calls).toEqual(['https://oauth2.googleapis.com/token']);
  });

  it('reads who signed in from a token of any organization at Microsoft, and of nobody else', async () => {
    const iss = 'https://login.microsoftonline.com/0b0e1f3a-7c1e-4d40-9b6a-3f6f5f0c2a11/v2.0';
    const claims = { iss, preferred_username: 'Mara@Fernhill.example' };
    const { signIn } = signInOver('microsoft', () => Response.json({ ...tokens, id_token: idToken(claims) }));
    expect(await refreshMailToken(signIn, 'r-1')).toMatchObject({ ok: true, address: 'mara@fernhill.example' });
    const forged = { ...claims, iss: 'https://login.example/0b0e1f3a-7c1e-4d40-9b6a-3f6f5f0c2a11/v2.0' };
    const other = signInOver('microsoft', () => Response.json({ ...tokens, id_token: idToken(forged) }));
    expect(await refreshMailToken(other.signIn, 'r-1')).toMatchObject({ ok: false });
  });

  it('knows a revoked grant from a provider that cannot be reached', async () => {
    const revoked = signInOver('google', () => Response.json({ error: 'invalid_grant' }, { status: 400 }));
    expect(await refreshMailToken(revoked.signIn, 'r-1')).toMatchObject({ failure: 'rejected', code: 'invalid_grant' });
    const busy = signInOver('google', () => Response.json({ error: 'temporarily_unavailable' }, { status: 400 }));
    expect(await refreshMailToken(busy.signIn, 'r-1')).toMatchObject({ failure: 'transient' });
    const told = async (provider: 'microsoft' | 'google', status: number) =>
      isStillGranted(signInOver(provider, () => new Response(null, { status })).signIn, 'a-1');
    expect(await Promise.all([200, 401, 503].map((status) => told('google', status)))).toEqual([
      'yes',
      'no',
      'unknown',
    ]);
    expect(await told('microsoft', 200)).toBe('unknown');
  });
});
