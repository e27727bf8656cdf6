import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { authorizeUrl, challengeOf, exchangeCode, refreshToken, revokeToken } from './oauth.js';

const NOW = Date.UTC(2026, 10, 20, 9, 30);

function toolsOver(respond: () => Response | Promise<Response>) {
  const calls: { url: string; init: RequestInit | undefined }[] = [];
  const fetch = async (url: string | URL | Request, init?: RequestInit) => {
    calls.push({ url: String(url), init });
    return respond();
  };
  return { calls, tools: { fetch, now: () => NOW, clientId: 'client', clientSecret: 's:cret' } };
}

const tokens = {
  token_type: 'bearer',
  access_token: 'a-1',
  refresh_token: 'r-1',
  expires_in: 7_200,
  scope: 'tweet.read users.read',
};

const exchange = { code: 'c', verifier: 'v'.repeat(43), redirectUri: 'https://here.example/oauth/twitter/callback' };

describe('PKCE', () => {
  it('makes the challenge of RFC 7636, appendix B', async () => {
    expect(await challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
      'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    );
  });
});

it('writes an address that says what was asked, without plus signs', () => {
  const request = {
    clientId: 'a b',
    redirectUri: 'https://here.example/oauth/twitter/callback?x=1&y=2',
    scopes: ['tweet.read', 'offline.access'],
    state: 'st&te',
    challenge: 'ch',
  };
  const url = new URL(authorizeUrl(request));
  expect(url.origin + url.pathname).toBe('https://x.com/i/oauth2/authorize');
  expect(url.search).not.toContain('+');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    response_type: 'code',
    client_id: 'a b',
    redirect_uri: request.redirectUri,
    scope: 'tweet.read offline.access',
    state: 'st&te',
    code_challenge: 'ch',
    code_challenge_method: 'S256',
  });
  expect(authorizeUrl({ ...request, origin: 'http://127.0.0.1:9' })).toMatch(/^http:\/\/127\.0\.0\.1:9\/i\//);
});

describe('the token endpoint', () => {
  it('gives tokens, counted from before the call', async () => {
    const { tools, calls } = toolsOver(() => Response.json(tokens));
    expect(await exchangeCode(tools, exchange)).toEqual({
      ok: true,
      accessToken: 'a-1',
      refreshToken: 'r-1',
      expiresAt: NOW + 7_200_000,
      scopes: ['tweet.read', 'users.read'],
    });
    expect(calls[0]?.url).toBe('https://api.x.com/2/oauth2/token');
    const basic = `Basic ${Buffer.from('client:s%3Acret').toString('base64')}`;
    expect(new Headers(calls[0]?.init?.headers).get('authorization')).toBe(basic);
    expect(String(calls[0]?.init?.body)).toContain(`code_verifier=${exchange.verifier}`);
  });

  it.each([
    [400, { error: 'invalid_grant', error_description: 'Used.' }, 'rejected', 'invalid_grant'],
    [400, { error: 'invalid_client' }, 'authentication', 'invalid_client'],
    [401, {}, 'authentication', '401'],
    [429, {}, 'throttled', '429'],
    [503, {}, 'transient', '503'],
  ])('reads the refusal %i %o as %s', async (status, body, failure, code) => {
    const { tools } = toolsOver(() => Response.json(body, { status }));
    expect(await refreshToken(tools, 'r-1')).toMatchObject({ ok: false, failure, code });
  });

  it.each([
    ['no token', {}],
    ['a token that is bound to a key', { ...tokens, token_type: 'dpop' }],
    ['an empty token', { ...tokens, access_token: '' }],
    ['a token of an unknown kind', { ...tokens, token_type: 'mac' }],
    ['a list', [tokens]],
  ])('does not take %s: the code may be used up', async (_case, body) => {
    const { tools } = toolsOver(() => Response.json(body));
    expect(await exchangeCode(tools, exchange)).toMatchObject({ ok: false, failure: 'unconfirmed' });
  });

  it('asks X, or a peer over HTTP, and follows no redirect', async () => {
    const { tools, calls } = toolsOver(() => Response.json(tokens));
    await refreshToken(tools, 'r-1');
    await refreshToken({ ...tools, origin: 'http://127.0.0.1:9' }, 'r-1');
    expect(calls.map(({ url, init }) => [url, init?.redirect])).toEqual([
      ['https://api.x.com/2/oauth2/token', 'error'],
      ['http://127.0.0.1:9/2/oauth2/token', 'error'],
    ]);
  });

  it('does not call a lost answer a refusal: the code may be used up', async () => {
    const reset = new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ECONNRESET' }) });
    const refused = new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }) });
    for (const [error, failure] of [
      [reset, 'unconfirmed'],
      [refused, 'transient'],
    ] as const) {
      const { tools } = toolsOver(() => Promise.reject(error));
      expect(await exchangeCode(tools, exchange)).toMatchObject({ ok: false, failure });
    }
  });

  it('never throws, whatever it is answered', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.json()), fc.integer({ min: 200, max: 599 }), async (body, status) => {
        const { tools } = toolsOver(() => new Response([204, 205, 304].includes(status) ? null : body, { status }));
        expect(typeof (await exchangeCode(tools, exchange)).ok).toBe('boolean');
      }),
    );
  });

  it('takes a token back', async () => {
    const { tools, calls } = toolsOver(() => Response.json({ revoked: true }));
    expect(await revokeToken(tools, 'r-1', 'refresh_token')).toEqual({ ok: true });
    expect(calls[0]?.url).toBe('https://api.x.com/2/oauth2/revoke');
    expect(Object.fromEntries(new URLSearchParams(String(calls[0]?.init?.body)))).toEqual({
      token: 'r-1',
      token_type_hint: 'refresh_token',
      client_id: 'client',
    });
  });
});
