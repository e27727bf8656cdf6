import { createHash, createPublicKey, generateKeyPairSync, randomUUID, sign, verify } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { type HubKey, type IssuedToken, JsonWebKeySetSchema } from '@concordia/contract/hub';
import { canonicalRequest, HOUR, MINUTE } from '@concordia/domain';
import { createLocalJWKSet, decodeJwt, decodeProtectedHeader, generateKeyPair, jwtVerify, SignJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { onEveryEngine } from '../../../testing/engines.js';
import { HOST, openTestApp, type TestApp } from '../../../testing/test-app.js';
import { HubAuthJobs } from './auth.jobs.js';
import { HubKeys } from './keys.service.js';

const PROTECTED = '/api/connection/auth/protected';

onEveryEngine('what lets modules in', (engine) => {
  let opened: TestApp;
  const pair = generateKeyPairSync('ed25519');
  const publicKey = Buffer.from(pair.publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('base64');

  // Keys and tokens of one test would be among those of the next.
  beforeEach(async () => {
    opened = await openTestApp(engine);
    await register('crm-sync', publicKey);
  });
  afterEach(() => opened.close());

  async function register(name: string, key: string | null = null): Promise<string> {
    const payload = { name, base_url: 'https://module.example', ...(key !== null && { public_key_b64: key }) };
    const answer = await opened.request({ method: 'POST', url: '/api/connection/modules', payload });
    expect(answer.statusCode).toBe(201);
    return answer.json().id;
  }

  async function issue(scope = 'read write events', name = 'crm-sync'): Promise<IssuedToken> {
    const payload = { module_name: name, scope };
    const answer = await opened.request({ method: 'POST', url: '/api/connection/auth/token', payload });
    expect(answer.statusCode).toBe(201);
    return answer.json();
  }

  const generate = async (algorithm: string): Promise<HubKey> =>
    (await opened.request({ method: 'POST', url: '/api/connection/auth/keys', payload: { algorithm } })).json();

  const remove = (url: string) => opened.request({ method: 'DELETE', url: `/api/connection/auth${url}` });

  const ask = async (token: string, url = PROTECTED) => {
    const answer = await opened.request({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } });
    return [answer.statusCode, answer.json().code ?? null];
  };

  async function keySet() {
    const answer = await opened.request({ method: 'GET', url: '/.well-known/jwks.json' });
    expect(answer.headers['cache-control']).toBe('public, max-age=600');
    return JsonWebKeySetSchema.parse(answer.json());
  }

  test('are tokens of twelve hours that anybody can verify by the public keys', async () => {
    const issued = await issue('events read');
    expect(issued).toMatchObject({ token_type: 'Bearer', expires_in: 43_200, scope: 'read events' });
    const { payload, protectedHeader } = await jwtVerify(issued.access_token, createLocalJWKSet(await keySet()), {
      issuer: 'concordia',
      audience: 'concordia-api',
      currentDate: new Date(opened.clock.now()),
    });
    expect(protectedHeader.alg).toBe('RS256');
    expect(payload).toMatchObject({ module_name: 'crm-sync', scope: 'read events', jti: issued.jti });
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(43_200);
    const answer = await opened.request({
      method: 'GET',
      url: PROTECTED,
      headers: { authorization: `Bearer ${issued.access_token}` },
    });
    const expires_at = new Date((payload.exp ?? 0) * 1000).toISOString();
    expect(answer.json()).toEqual({ module_name: 'crm-sync', scopes: ['read', 'events'], expires_at });
    const [listed] = await opened.get<object[]>('/api/connection/auth/tokens?limit=1');
    expect(listed).toMatchObject({ jti: issued.jti, last_used_at: new Date(opened.clock.now()).toISOString() });
  });

  test('is nothing at all for the protected call, which asks for a token', async () => {
    for (const headers of [{}, { authorization: 'Basic YTpi' }]) {
      const answer = await opened.request({ method: 'GET', url: PROTECTED, headers });
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'TOKEN_REQUIRED']);
      expect(answer.headers['www-authenticate']).toBe('Bearer realm="concordia"');
    }
  });

  test('is no token that was changed, or made by another, or that names its own algorithm', async () => {
    const { access_token: token } = await issue();
    const [header = '', payload = '', signature = ''] = token.split('.');
    const coded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const { kid } = decodeProtectedHeader(token);
    const claims = decodeJwt(token);
    const { keys } = await keySet();
    const { privateKey } = await generateKeyPair('RS256');
    const signed = (alg: string, key: Parameters<SignJWT['sign']>[0], changed: object = {}) =>
      new SignJWT({ ...claims, ...changed }).setProtectedHeader({ alg, kid: kid ?? '' }).sign(key);
    const forged = [
      `${header}.${coded({ ...claims, scope: 'read write events', module_name: 'other' })}.${signature}`,
      `${coded({ alg: 'none', kid })}.${payload}.`,
      `${coded({ alg: 'RS256', kid: 'unknown' })}.${payload}.${signature}`,
      await signed('RS256', privateKey),
      // The public key as the secret of an HMAC: the classic confusion.
      await signed('HS256', Buffer.from(JSON.stringify(keys[0]))),
      await signed('HS256', Buffer.from(keys[0]?.n ?? '', 'base64url')),
      `${header}.${payload}`,
      'nonsense',
    ];
    for (const one of forged) expect(await ask(one)).toEqual([403, 'TOKEN_INVALID']);
  });

  test('are not good for another issuer, audience or module, even when our key signed them', async () => {
    const { access_token: token } = await issue();
    const claims = decodeJwt(token);
    const { kid, privateKey } = await opened.inWorkspace(() => opened.app.get(HubKeys).signing('RS256'));
    const signed = (changed: object) =>
      new SignJWT({ ...claims, ...changed }).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey);
    for (const changed of [
      { iss: 'other' },
      { aud: 'other' },
      { sub: randomUUID() },
      { jti: randomUUID() },
      { exp: undefined },
      { jti: 7 },
    ]) {
      expect([changed, await ask(await signed(changed))]).toEqual([changed, [403, 'TOKEN_INVALID']]);
    }
    expect(await ask(await signed({}))).toEqual([200, null]);
  });

  test('open what their scopes are for, and nothing of the owner', async () => {
    const [read, events] = [await issue('read'), await issue('events')];
    expect(await ask(read.access_token, '/api/messages')).toEqual([200, null]);
    expect(await ask(events.access_token, '/api/messages')).toEqual([403, 'SCOPE_MISSING']);
    for (const url of ['/api/connection/modules', '/api/connection/auth', '/api/workspace', '/api/stream'])
      expect(await ask(read.access_token, url)).toEqual([403, 'SCOPE_MISSING']);
  });

  test('end when they are revoked, when their module goes, and after twelve hours', async () => {
    const [revoked, kept] = [await issue(), await issue()];
    expect((await remove(`/tokens/${revoked.jti}`)).json()).toMatchObject({ jti: revoked.jti });
    expect(await ask(revoked.access_token)).toEqual([403, 'TOKEN_REVOKED']);
    expect(await ask(kept.access_token)).toEqual([200, null]);

    const id = await register('passing');
    const { access_token: passing } = await issue('read', 'passing');
    await opened.request({ method: 'DELETE', url: `/api/connection/modules/${id}` });
    expect(await ask(passing)).toEqual([403, 'TOKEN_REVOKED']);

    opened.clock.advance(12 * HOUR);
    expect(await ask(kept.access_token)).toEqual([403, 'TOKEN_EXPIRED']);
  });

  test('stay good when the key changes, for as long as they live, and end with a key that is revoked', async () => {
    const old = await issue();
    const [former] = (await keySet()).keys;
    const next = await generate('RS256');
    expect(next).toMatchObject({ state: 'active', retires_at: null, public_key_b64: null });
    const young = await issue();
    expect(decodeProtectedHeader(young.access_token).kid).toBe(next.kid);
    expect((await keySet()).keys.map(({ kid }) => kid)).toEqual([next.kid, former?.kid]);
    expect(await ask(old.access_token)).toEqual([200, null]);

    opened.clock.advance(12 * HOUR + 10 * MINUTE);
    expect((await keySet()).keys.map(({ kid }) => kid)).toEqual([next.kid]);
    await opened.inWorkspace(() => opened.app.get(HubAuthJobs).tidy());

    const last = await issue();
    expect((await remove(`/keys/${next.kid}`)).json()).toMatchObject({ state: 'revoked' });
    expect(await ask(last.access_token)).toEqual([403, 'TOKEN_REVOKED']);
    expect((await keySet()).keys).toEqual([]);
    const { keys } = await opened.get<{ keys: HubKey[] }>('/api/connection/auth');
    expect(keys.map(({ kid, state }) => [kid, state])).toEqual([[next.kid, 'revoked']]);
  });

  test('are kept without their private halves, and those are sealed', async () => {
    const made = await generate('Ed25519');
    expect(Buffer.from(made.public_key_b64 ?? '', 'base64')).toHaveLength(32);
    await generate('Ed25519');
    const rows = await opened.engine.reader.selectFrom('hub_key').selectAll().execute();
    const ours = rows.filter(({ algorithm }) => algorithm === 'Ed25519');
    expect(ours.find(({ kid }) => kid === made.kid)).toMatchObject({ sealed_private: null, signs: null });
    expect(ours.find(({ kid }) => kid !== made.kid)?.sealed_private).toMatch(/^v1\./);
    // A private half that cannot be opened any more, because the key file is another, is replaced by the next use.
    const { kid } = decodeProtectedHeader((await issue()).access_token);
    await opened.engine.writer
      .updateTable('hub_key')
      .set({ sealed_private: 'v1.0.A.A.A' })
      .where('kid', '=', kid ?? '')
      .execute();
    const { access_token: token } = await issue();
    expect(decodeProtectedHeader(token).kid).not.toBe(kid);
    expect(await ask(token)).toEqual([200, null]);
    expect(JSON.stringify(await opened.get('/api/connection/auth'))).not.toMatch(/private|v1\.|"d"/i);
  });

  test('sign what Concordia asks of a module, for that very address', async () => {
    const asked: IncomingMessage[] = [];
    const server = createServer((request, response) => {
      asked.push(request);
      response.end('{"status":"ok"}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = z.object({ port: z.int() }).parse(server.address());
    const payload = { name: 'near', base_url: `http://127.0.0.1:${port}`, allow_private_network: true };
    const { id } = (await opened.request({ method: 'POST', url: '/api/connection/modules', payload })).json();
    await opened.request({ method: 'POST', url: `/api/connection/modules/${id}/check` });
    server.close();
    const read = (name: string) => String(asked[0]?.headers[name]);
    const text = canonicalRequest({
      method: 'GET',
      path: `http://127.0.0.1:${port}/health`,
      timestamp: read('x-concordia-timestamp'),
      nonce: read('x-concordia-nonce'),
      bodyHash: createHash('sha256').digest('hex'),
    });
    const key = (await keySet()).keys.find(({ kid }) => kid === read('x-concordia-key'));
    expect(read('x-concordia-module')).toBe('concordia');
    expect(
      verify(
        null,
        Buffer.from(text),
        createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: key?.x ?? '' }, format: 'jwk' }),
        Buffer.from(read('x-concordia-signature-ed25519'), 'base64'),
      ),
    ).toBe(true);
  });

  test('are noted in the audit log, and refusals do not flood it', async () => {
    const { kid } = await generate('RS256');
    const { jti } = await issue();
    await remove(`/tokens/${jti}`);
    await remove(`/keys/${kid}`);
    for (let n = 0; n < 20; n += 1) await ask('nonsense');
    const entries =
      await opened.get<{ action: string; actor: string; subject: string }[]>('/api/connection/auth/audit');
    const actions = entries.map(({ actor, action }) => `${actor} ${action}`);
    for (const action of ['owner key.generated', 'owner key.revoked', 'owner token.issued', 'owner token.revoked'])
      expect(actions).toContain(action);
    // The first refusal of a forged token, and the first one a day later.
    expect(
      entries.filter(({ action, subject }) => action === 'token.refused' && subject === 'unknown').length,
    ).toBeLessThan(5);
  });

  test('asked for wrongly are refused with every field', async () => {
    const post = async (path: string, payload: object) => {
      const answer = await opened.request({ method: 'POST', url: `/api/connection/auth/${path}`, payload });
      return [
        answer.statusCode,
        answer.json().code,
        answer.json().details?.map(({ field }: { field: string }) => field),
      ];
    };
    expect(await post('token', { module_name: ' ', scope: 'admin' })).toEqual([
      400,
      'VALIDATION_FAILED',
      ['body.module_name', 'body.scope'],
    ]);
    expect(await post('token', { module_name: 'nobody', scope: 'read' })).toEqual([404, 'MODULE_NOT_FOUND', undefined]);
    expect(await post('keys', { algorithm: 'HS256' })).toEqual([400, 'VALIDATION_FAILED', ['body.algorithm']]);
    expect((await remove('/keys/unknown')).json().code).toBe('KEY_NOT_FOUND');
  });

  describe('are requests that a module signed', () => {
    interface Changes {
      readonly method?: 'GET' | 'PUT';
      readonly path?: string;
      readonly sentPath?: string;
      readonly at?: number;
      readonly body?: string;
      readonly sentBody?: string;
      readonly nonce?: string;
      readonly module?: string;
      readonly signature?: string;
    }

    async function send(changes: Changes = {}) {
      const { method = 'GET', path = `${PROTECTED}?a=1`, at = opened.clock.now(), nonce = randomUUID() } = changes;
      const bodyHash = createHash('sha256')
        .update(changes.body ?? '')
        .digest('hex');
      const timestamp = String(Math.floor(at / 1000));
      const text = canonicalRequest({ method, path, timestamp, nonce, bodyHash });
      const sentBody = changes.sentBody ?? changes.body;
      const answer = await opened.request({
        method,
        url: changes.sentPath ?? path,
        headers: {
          host: HOST,
          'x-concordia-module': changes.module ?? 'crm-sync',
          'x-concordia-timestamp': timestamp,
          'x-concordia-nonce': nonce,
          'x-concordia-signature-ed25519':
            changes.signature ?? sign(null, Buffer.from(text), pair.privateKey).toString('base64'),
          ...(sentBody !== undefined && { 'content-type': 'application/json' }),
        },
        ...(sentBody !== undefined && { payload: sentBody }),
      });
      return { status: answer.statusCode, body: answer.json() };
    }

    test('once', async () => {
      const nonce = randomUUID();
      expect(await send({ nonce })).toEqual({
        status: 200,
        body: { module_name: 'crm-sync', scopes: ['read', 'write', 'events'], expires_at: null },
      });
      expect(await send({ nonce })).toMatchObject({ status: 403, body: { code: 'SIGNATURE_REPLAYED' } });
    });

    test('with the very body', async () => {
      const path = `/api/conversations/${randomUUID()}/draft`;
      const body = '{"content":"Tuesday suits us.","version":0}';
      expect(await send({ method: 'PUT', path, body })).toMatchObject({ body: { code: 'CONVERSATION_NOT_FOUND' } });
      const changed = body.replace('Tuesday', 'Friday');
      expect(await send({ method: 'PUT', path, body, sentBody: changed })).toMatchObject({
        body: { code: 'SIGNATURE_INVALID' },
      });
    });

    test.each<[string, string, Changes]>([
      ['of another address', 'SIGNATURE_INVALID', { sentPath: `${PROTECTED}?a=2` }],
      ['from long ago', 'SIGNATURE_STALE', { at: Date.UTC(2020, 0, 1) }],
      ['of somebody who is not registered', 'MODULE_UNKNOWN', { module: 'nobody' }],
      ['with a nonce that is easily met again', 'SIGNATURE_INVALID', { nonce: 'short' }],
      ['with another signature', 'SIGNATURE_INVALID', { signature: Buffer.alloc(64, 1).toString('base64') }],
      ['with none', 'SIGNATURE_INVALID', { signature: '' }],
    ])('but not %s', async (_, code, changes) => {
      expect(await send(changes)).toMatchObject({ status: 403, body: { code } });
    });
  });
});
