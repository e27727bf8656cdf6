import { generateKeyPairSync } from 'node:crypto';
import {
  type HubModule,
  type HubModuleCheck,
  HubModuleSchema,
  ModuleApiSchema,
  ModuleToolsSchema,
} from '@concordia/contract/hub';
import { MINUTE, SECOND } from '@concordia/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { onEveryEngine } from '../../../testing/engines.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';
import { ModuleChecksService } from './health/module-checks.service.js';
import { startTestModule, type TestModule } from './testing-module.js';

const URL = '/api/connection/modules';

/** References lead elsewhere; they must not be followed. */
const API = (origin: string) => `
openapi: 3.1.0
info: { title: "Deals <b>\\u0007", version: 1.2 }
paths:
  /deals/{id}:
    get:
      operationId: getDeal
      summary: Get a deal
      tags: [deals, other]
      deprecated: true
      parameters: [{ name: id, in: path, required: true, schema: { $ref: "${origin}/elsewhere.yaml#/Id" } }]
      responses: { "200": { description: The deal } }
`;

onEveryEngine('modules', (engine) => {
  let opened: TestApp;
  let peer: TestModule;
  beforeAll(async () => {
    peer = await startTestModule();
    opened = await openTestApp(engine);
  });
  beforeEach(async () => {
    peer.health = { status: 200, body: '{"status":"ok"}' };
    peer.openapi = '';
    peer.toolPages = [];
    peer.asked.length = 0;
    await opened.enterNewWorkspace();
  });
  afterAll(async () => {
    await opened.close();
    await peer.stop();
  });

  const post = (path: string, payload?: object) =>
    opened.request({ method: 'POST', url: `${URL}${path}`, ...(payload && { payload }) });
  const patch = (id: string, payload: object) => opened.request({ method: 'PATCH', url: `${URL}/${id}`, payload });
  const list = () => opened.get<HubModule[]>(URL);
  /** Registers one on this machine, which may be asked there and has something for every question, and one that may not be asked. */
  async function registerBoth(): Promise<{ near: string; far: string }> {
    const [openapi_url, mcp_endpoint] = [`${peer.origin}/openapi`, `${peer.origin}/mcp`];
    const inside = { base_url: peer.origin, openapi_url, mcp_endpoint, allow_private_network: true };
    const near = await post('', { name: 'near', ...inside });
    opened.clock.advance(SECOND);
    const far = await post('', { name: 'far', base_url: peer.origin });
    expect([near.statusCode, far.statusCode]).toEqual([201, 201]);
    return { near: near.json<HubModule>().id, far: far.json<HubModule>().id };
  }

  test('are registered with what a form leaves empty, and listed newest first', async () => {
    const { publicKey } = generateKeyPairSync('ed25519');
    const spki = publicKey.export({ type: 'spki', format: 'der' });
    const near = await post('', {
      name: ' near ',
      base_url: `${peer.origin}/`,
      public_key_b64: spki.toString('base64'),
      openapi_url: `${peer.origin}/openapi`,
      mcp_endpoint: `${peer.origin}/mcp`,
      embeddings_endpoint: '',
      vectors_endpoint: null,
      allow_private_network: true,
    });
    expect([near.statusCode, near.json()]).toMatchObject([
      201,
      {
        name: 'near',
        base_url: peer.origin,
        public_key_b64: spki.subarray(-32).toString('base64'),
        embeddings_endpoint: null,
        status: null,
        last_checked_at: null,
      },
    ]);
    opened.clock.advance(SECOND);
    await post('', { name: 'far', base_url: peer.origin });
    const modules = await list();
    expect(z.array(HubModuleSchema).parse(modules)).toEqual(modules);
    expect(modules.map(({ name }) => name)).toEqual(['far', 'near']);
  });

  test('have names of their own, whatever the case', async () => {
    await registerBoth();
    const taken = await post('', { name: 'NEAR', base_url: peer.origin });
    expect([taken.statusCode, taken.json().code]).toEqual([409, 'MODULE_EXISTS']);
  });

  test('that are badly described are refused, field by field', async () => {
    const answer = await post('', {
      name: ' ',
      base_url: 'ftp://files.example',
      openapi_url: 'not a url',
      public_key_b64: Buffer.alloc(31).toString('base64'),
      colour: 'red',
    });
    const details: { field: string; expected: string }[] = answer.json().details;
    expect(Object.fromEntries(details.map(({ field, expected }) => [field, expected]))).toEqual({
      'body.name': 'Module name is required',
      'body.base_url': 'Must be a valid URL',
      'body.openapi_url': 'Must be a valid URL',
      'body.public_key_b64': 'an Ed25519 public key in base64',
      'body.colour': 'nothing: there is no such field',
    });
    const { far } = await registerBoth();
    expect((await patch(far, {})).statusCode).toBe(400);
  });

  test('are asked how they are when their turn comes, within the network that they may be in', async () => {
    await registerBoth();
    const checkDue = () =>
      opened.inWorkspace(() => opened.app.get(ModuleChecksService).checkDue(new AbortController().signal));
    const capabilities = ['deals', 7, 'deals', ...Array.from({ length: 60 }, (_, n) => `c${n}`)];
    peer.health.body = JSON.stringify({ status: 'healthy', version: '1.0\n.0', capabilities });
    await checkDue();
    const [far, near] = await list();
    expect(far).toMatchObject({ status: 'disconnected', problem: '127.0.0.1 is not on the public internet.' });
    expect(near).toMatchObject({ status: 'connected', version: '1.0 .0', problem: null });
    expect(near?.capabilities.slice(0, 2)).toEqual(['deals', 'c0']);
    expect(near?.capabilities).toHaveLength(50);
    // Not asked again before its next turn; then it has failed, and what it said before stays.
    peer.health = { status: 503, body: '' };
    await checkDue();
    opened.clock.advance(2 * MINUTE);
    await checkDue();
    const after = (await list())[1];
    expect(after).toMatchObject({ status: 'disconnected', version: '1.0 .0', problem: 'The address returned 503.' });
    expect(after?.last_seen_at).toBe(near?.last_seen_at);
    const checks = await opened.get<HubModuleCheck[]>(`${URL}/${near?.id}/checks`);
    expect(checks.map(({ is_ok, status_code }) => [is_ok, status_code])).toEqual([
      [false, 503],
      [true, 200],
    ]);
  });

  test('are asked at once when somebody wants to know', async () => {
    peer.health = { status: 200, body: '{"status":"degraded"}' };
    const { near: id } = await registerBoth();
    const sick = await post(`/${id}/check`);
    expect([sick.statusCode, sick.json().problem]).toEqual([201, 'The module reports the status “degraded”.']);
    peer.health.body = '{"status":"OK"}';
    expect((await post(`/${id}/check`)).json()).toMatchObject({ status: 'connected', problem: null });
  });

  test('publish documents, which are read without following where they lead', async () => {
    const { near: id } = await registerBoth();
    expect((await opened.request({ method: 'GET', url: `${URL}/${id}/openapi` })).json().code).toBe(
      'MODULE_API_NOT_FETCHED',
    );
    peer.openapi = API(peer.origin);
    const answer = await post(`/${id}/openapi`);
    const api = ModuleApiSchema.parse(answer.json());
    expect(api).toMatchObject({ title: 'Deals <b>', version: '1.2', openapi: '3.1.0', is_valid: false });
    expect(api.problems[0]?.message).toContain('elsewhere.yaml');
    expect(api.operations).toEqual([
      {
        method: 'GET',
        path: '/deals/{id}',
        operation_id: 'getDeal',
        summary: 'Get a deal',
        tag: 'deals',
        is_deprecated: true,
      },
    ]);
    expect(peer.asked).not.toContain('/elsewhere.yaml');
    peer.openapi = '<html>';
    const page = await post(`/${id}/openapi`);
    expect([page.statusCode, page.json().code]).toEqual([502, 'MODULE_API_UNREADABLE']);
    expect(await opened.get(`${URL}/${id}/openapi`)).toEqual(answer.json());
  });

  test('list their tools page by page, and what is too large is left out', async () => {
    const tool = (name: string, inputSchema: object) => ({ name, description: 'Two\nlines', inputSchema });
    const wide = { type: 'object', properties: { a: { description: 'x'.repeat(17_000) } } };
    peer.toolPages = [[tool('find', { type: 'object', required: ['q'] })], [tool('wide', wide)]];
    const { near: id, far } = await registerBoth();
    const tools = ModuleToolsSchema.parse((await post(`/${id}/tools`)).json());
    expect(tools).toMatchObject({ server_name: 'Test module', server_version: '2.0.0' });
    expect(tools.tools).toEqual([
      { name: 'find', title: null, description: 'Two\nlines', input_schema: { type: 'object', required: ['q'] } },
      { name: 'wide', title: null, description: 'Two\nlines', input_schema: { type: 'object' } },
    ]);
    expect(await opened.get(`${URL}/${id}/tools`)).toEqual(tools);
    expect((await post(`/${far}/tools`)).json().code).toBe('MODULE_HAS_NO_TOOLS');
    const moved = await patch(id, { mcp_endpoint: `${peer.origin}/nowhere` });
    expect(moved.json().mcp_endpoint).toBe(`${peer.origin}/nowhere`);
    const refused = await post(`/${id}/tools`);
    expect([refused.statusCode, refused.json().code]).toEqual([502, 'MODULE_TOOLS_UNREACHABLE']);
    // What another address said is forgotten.
    expect((await opened.request({ method: 'GET', url: `${URL}/${id}/tools` })).statusCode).toBe(404);
  });

  test('are removed with all that is known of them: their tokens end, their subscriptions pause', async () => {
    const { near: id } = await registerBoth();
    await patch(id, { name: 'nearer' });
    const payload = { topic: 'a.b', webhook_url: 'https://a.example/', module_name: 'nearer' };
    await opened.request({ method: 'POST', url: '/api/connection/webhooks/subscribe', payload });
    const token = await opened.request({
      method: 'POST',
      url: '/api/connection/auth/token',
      payload: { module_name: 'nearer', scope: 'events' },
    });
    const asked = () =>
      opened.request({
        method: 'GET',
        url: '/api/connection/auth/protected',
        headers: { authorization: `Bearer ${token.json().access_token}` },
      });
    expect((await asked()).json()).toMatchObject({ module_name: 'nearer' });
    expect((await opened.request({ method: 'DELETE', url: `${URL}/${id}` })).json()).toMatchObject({ name: 'nearer' });
    expect([(await asked()).statusCode, (await asked()).json().code]).toEqual([403, 'TOKEN_REVOKED']);
    const [subscription] = await opened.get<{ status: string }[]>('/api/connection/subscriptions');
    expect(subscription?.status).toBe('paused');
    expect((await opened.request({ method: 'GET', url: `${URL}/${id}/checks` })).json().code).toBe('MODULE_NOT_FOUND');
    expect((await list()).map(({ name }) => name)).toEqual(['far']);
  });
});
